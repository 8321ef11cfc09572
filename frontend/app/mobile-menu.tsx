import { type KeyboardEvent, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { UserState } from '../account/use-current-user.ts';
import { useLogOut } from '../account/use-log-out.ts';
import { PATHS } from '../lib/paths.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './mobile-menu.module.css';
import { navLinks } from './nav-links.ts';

type MobileMenuProps = { current: UserState; open: boolean; onOpen: (open: boolean) => void };

/** The links on a phone: a disclosure that Escape, a link and logging out close (SPEC §2). */
export function MobileMenu({ current, open, onOpen }: MobileMenuProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const { logOut, pending } = useLogOut();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new path closes the menu.
  useEffect(() => onOpen(false), [pathname, onOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    onOpen(false);
    toggle.current?.focus();
  }

  async function leave() {
    await logOut();
    onOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for Escape on behalf of the controls inside.
    <div className={styles.mobile} onKeyDown={onKeyDown}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-label={open ? 'Menü schließen' : 'Menü öffnen'}
        aria-expanded={open}
        aria-controls="mobile-menu"
        disabled={!hydrated}
        onClick={() => onOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} size={24} />
      </button>
      <div id="mobile-menu" className={styles.panel} hidden={!open}>
        {current.status === 'signedIn' && <p className={styles.username}>{current.user.username}</p>}
        <nav aria-label="Menü">
          {navLinks(current.status).map(({ to, label, isGuess }) => (
            <NavLink key={to} to={to} end data-guess={isGuess} onClick={() => onOpen(false)}>
              {label}
            </NavLink>
          ))}
          {current.status === 'signedIn' && (
            <NavLink to={PATHS.profile} onClick={() => onOpen(false)}>
              Mein Profil
            </NavLink>
          )}
          {current.status === 'signedOut' && (
            <NavLink to={PATHS.auth} onClick={() => onOpen(false)}>
              Anmelden
            </NavLink>
          )}
        </nav>
        {current.status === 'signedIn' && (
          <Button kind="secondary" pending={pending} pendingLabel="Abmelden..." onClick={leave}>
            Abmelden
          </Button>
        )}
      </div>
    </div>
  );
}
