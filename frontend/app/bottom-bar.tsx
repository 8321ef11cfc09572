import { NavLink } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { Drawing } from '../ui/icon.tsx';
import styles from './bottom-bar.module.css';
import { DRAWINGS } from './drawings.ts';
import { Initial } from './initial.tsx';

const PLACES = [
  { to: PATHS.daily, label: 'Heute', drawing: DRAWINGS.sunrise },
  { to: PATHS.diary, label: 'Tagebuch', drawing: DRAWINGS.book },
  { to: PATHS.profile, label: 'Profil', drawing: null },
];

/** The three destinations of a signed-in person, in reach of the thumb on a phone. */
export function BottomBar() {
  return (
    <nav className={styles.places} aria-label="Mein Aufwind">
      {PLACES.map(({ to, label, drawing }) => (
        <NavLink key={to} to={to} end className="centered">
          {drawing ? <Drawing path={drawing} size={22} /> : <Initial />}
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
