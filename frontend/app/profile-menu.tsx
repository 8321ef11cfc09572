import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { useLogOut } from '../session/use-log-out.tsx';
import { Drawing, Icon } from '../ui/icon.tsx';
import styles from './profile-menu.module.css';

const PERSON =
  'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM4.5 20c1.2-3.6 4-5.25 7.5-5.25s6.3 1.65 7.5 5.25';
const LOG_OUT = 'M14 4.5H6v15h8M10.5 12H20M16.5 8.5L20 12l-3.5 3.5';

/** The profile dropdown: 'Mein Profil' and 'Abmelden'. */
export function ProfileMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { logOut, pending, question } = useLogOut();

  return (
    <div className={styles.profile}>
      <button
        type="button"
        className={`target ${styles.toggle}`}
        popoverTarget="profile-menu"
        aria-expanded={open}
        aria-label="Profil"
      >
        <Drawing path={PERSON} />
        <Icon name="chevron" size={16} />
      </button>
      <div
        ref={menu}
        id="profile-menu"
        popover="auto"
        className={`card ${styles.menu}`}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <Link to={PATHS.profile} onClick={() => menu.current?.hidePopover()}>
          <Drawing path={PERSON} />
          Mein Profil
        </Link>
        <button type="button" disabled={pending} onClick={logOut}>
          <Drawing path={LOG_OUT} />
          {pending ? 'Abmelden...' : 'Abmelden'}
        </button>
      </div>
      {question}
    </div>
  );
}
