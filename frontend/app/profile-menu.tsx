import { Link } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { usePopover } from '../lib/use-popover.ts';
import { useAddress } from '../session/use-current-user.ts';
import { useLogOut } from '../session/use-log-out.tsx';
import { Drawing, Icon } from '../ui/icon.tsx';
import { Initial, PERSON } from './initial.tsx';
import styles from './profile-menu.module.css';

const LOG_OUT = 'M14 4.5H6v15h8M10.5 12H20M16.5 8.5L20 12l-3.5 3.5';

/** The profile dropdown: whose diary it is, 'Mein Profil', 'Abmelden' and 'Konto wechseln'. */
export function ProfileMenu() {
  const address = useAddress();
  const { open, toggle, close, panel } = usePopover();
  const { logOut, pending, question } = useLogOut();

  return (
    <>
      <button
        type="button"
        className={`target ${styles.toggle}`}
        popoverTarget="profile-menu"
        aria-expanded={open}
        aria-label="Profil"
        onClick={toggle}
      >
        <Initial />
        <Icon name="chevron" size={16} />
      </button>
      <div {...panel} id="profile-menu" className={`card ${styles.menu}`}>
        {address && <p className="small">{address}</p>}
        <Link to={PATHS.profile} className="line" onClick={close}>
          <Drawing path={PERSON} />
          Mein Profil
        </Link>
        <button type="button" className="line" disabled={pending} onClick={() => logOut()}>
          <Drawing path={LOG_OUT} />
          {pending ? 'Abmelden...' : 'Abmelden'}
        </button>
        <button type="button" className="line" disabled={pending} onClick={() => logOut(PATHS.auth)}>
          <Drawing path={PERSON} />
          Konto wechseln
        </button>
      </div>
      {question}
    </>
  );
}
