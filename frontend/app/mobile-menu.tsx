import { useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { type UserState, userIdOf } from '../session/current-user.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './mobile-menu.module.css';
import { navLinks } from './nav-links.ts';
import { SignedInPart } from './signed-in-part.tsx';

type MobileMenuProps = { current: UserState; open: boolean; onOpen: (open: boolean) => void };

/** The links on a phone: a disclosure that Escape, a link and logging out close. */
export function MobileMenu({ current, open, onOpen }: MobileMenuProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const isSignedIn = userIdOf(current) !== null;
  const links = navLinks(current.status);
  if (isSignedIn) links.push({ to: PATHS.profile, label: 'Mein Profil' });
  if (current.status === 'signedOut') links.push({ to: PATHS.auth, label: 'Anmelden' });

  useWindowEvent('keydown', ({ key }) => {
    if (!open || key !== 'Escape') return;
    onOpen(false);
    toggle.current?.focus();
  });

  return (
    <div className={styles.mobile}>
      <button
        ref={toggle}
        type="button"
        className="disc"
        aria-label={open ? 'Menü schließen' : 'Menü öffnen'}
        aria-expanded={open}
        aria-controls="mobile-menu"
        disabled={!hydrated}
        onClick={() => onOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} size={24} />
      </button>
      <div id="mobile-menu" className={styles.panel} hidden={!open}>
        {current.status === 'signedIn' && current.user.username && (
          <p className="small">{current.user.username}</p>
        )}
        <nav aria-label="Menü">
          {links.map(({ to, label, isGuess }) => (
            <NavLink key={to} to={to} end data-guess={isGuess} onClick={() => onOpen(false)}>
              {label}
            </NavLink>
          ))}
        </nav>
        {isSignedIn && (
          <SignedInPart>
            {({ MobileLogOut }) => <MobileLogOut onLoggedOut={() => onOpen(false)} />}
          </SignedInPart>
        )}
      </div>
    </div>
  );
}
