import { NavLink } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { usePopover } from '../lib/use-popover.ts';
import { useAddress, useCurrentUser, useIsSignedIn } from '../session/use-current-user.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './mobile-menu.module.css';
import { navLinks } from './nav-links.ts';
import { SignedInPart } from './signed-in-part.tsx';

/** The phone menu: a popover, which works without script. Navigation and logging out close the menu. */
export function MobileMenu() {
  const { open, toggle, close, panel } = usePopover();
  const isHydrated = useHydrated();
  const { status } = useCurrentUser();
  const isSignedIn = useIsSignedIn();
  const address = useAddress();
  const links = navLinks(status);
  if (isSignedIn) links.push({ to: PATHS.profile, label: 'Mein Profil' });
  else if (status !== 'unknown') {
    links.push({ to: PATHS.auth, label: 'Anmelden', isGuess: status === 'loading' });
  }

  return (
    <div className={styles.mobile}>
      {/* CSS follows the popover for the button's label and icon; only script can set `aria-expanded`. */}
      <button
        type="button"
        className="disc"
        popoverTarget="mobile-menu"
        aria-expanded={isHydrated ? open : undefined}
        onClick={toggle}
      >
        <span className={styles.opens}>
          <span className="visually-hidden">Menü öffnen</span>
          <Icon name="menu" size={24} />
        </span>
        <span className={styles.closes}>
          <span className="visually-hidden">Menü schließen</span>
          <Icon name="close" size={24} />
        </span>
      </button>
      <div {...panel} id="mobile-menu" className={styles.panel}>
        {address && <p className="small">{address}</p>}
        <nav aria-label="Menü">
          {links.map(({ to, label, isGuess }) => (
            <NavLink key={to} to={to} end className="line" data-guess={isGuess || undefined} onClick={close}>
              {label}
            </NavLink>
          ))}
        </nav>
        {isSignedIn && (
          <SignedInPart>{({ MobileLogOut }) => <MobileLogOut onLoggedOut={close} />}</SignedInPart>
        )}
      </div>
    </div>
  );
}
