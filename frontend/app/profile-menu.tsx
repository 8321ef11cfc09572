import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { useLogOut } from '../session/use-log-out.tsx';
import { Drawing, Icon } from '../ui/icon.tsx';
import { DRAWINGS } from './drawings.ts';
import styles from './profile-menu.module.css';

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
        <Drawing path={DRAWINGS.person} />
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
          <Drawing path={DRAWINGS.person} />
          Mein Profil
        </Link>
        <button type="button" disabled={pending} onClick={logOut}>
          <Drawing path={DRAWINGS.logOut} />
          {pending ? 'Abmelden...' : 'Abmelden'}
        </button>
      </div>
      {question}
    </div>
  );
}
