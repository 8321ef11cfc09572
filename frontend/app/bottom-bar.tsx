import { NavLink } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { Drawing } from '../ui/icon.tsx';
import styles from './bottom-bar.module.css';
import { Initial } from './initial.tsx';

const SUNRISE =
  'M12 4a3.75 3.75 0 1 1 0 7.5A3.75 3.75 0 0 1 12 4zM3.5 16.2c2.1-2.2 3.6-2.2 5.7 0s3.6 2.2 5.7 0 3.6-2.2 5.6 0M6 20.2c1.9-1.6 3.2-1.6 5 0s3.2 1.6 5 0';
const BOOK = 'M12 7c-2-1.6-4.6-2-8-2v13c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V5c-3.4 0-6 .4-8 2zM12 7v13';

const PLACES = [
  { to: PATHS.daily, label: 'Heute', drawing: SUNRISE },
  { to: PATHS.diary, label: 'Tagebuch', drawing: BOOK },
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
