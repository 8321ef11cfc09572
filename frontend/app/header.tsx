import { Link, NavLink, useLocation } from 'react-router-dom';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { PATHS } from '../lib/paths.ts';
import { useScrollDirection } from '../lib/use-scroll-direction.ts';
import { useCurrentUser, useIsSignedIn } from '../session/use-current-user.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { navLinks } from './nav-links.ts';
import { SignedInPart } from './signed-in-part.tsx';

/** Logo and links for the session state; hides on scrolling down and gains a shadow. */
export function Header() {
  const { status } = useCurrentUser();
  const isSignedIn = useIsSignedIn();
  const { hidden, raised } = useScrollDirection();
  const { pathname } = useLocation();

  return (
    <header className={styles.header} data-hidden={hidden} data-raised={raised}>
      <div className="line wide">
        <Link to={PATHS.landing} className={`target ${styles.logo}`}>
          <Logo />
          {BRAND}
        </Link>
        <nav className={styles.nav} aria-label="Hauptnavigation">
          {navLinks(status).map(({ to, label, isGuess }) => (
            <NavLink key={to} to={to} end className="target small" data-guess={isGuess}>
              {label}
            </NavLink>
          ))}
          {isSignedIn && (
            <div className={styles.profileSlot}>
              <SignedInPart>{({ ProfileMenu }) => <ProfileMenu />}</SignedInPart>
            </div>
          )}
        </nav>
        {(status === 'signedOut' || status === 'loading') && (
          <div className={styles.logIn} data-visitor={status === 'loading' || undefined}>
            <ButtonLink to={PATHS.auth}>Anmelden</ButtonLink>
          </div>
        )}
        {/* Navigation closes the menu. */}
        <MobileMenu key={pathname} />
      </div>
    </header>
  );
}
