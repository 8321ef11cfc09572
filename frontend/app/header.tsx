import { useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useCurrentUser } from '../account/use-current-user.ts';
import { BRAND } from '../lib/brand.ts';
import { PATHS } from '../lib/paths.ts';
import { useScrollDirection } from '../lib/use-scroll-direction.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { navLinks } from './nav-links.ts';
import { ProfileMenu } from './profile-menu.tsx';

/** Logo and links by session; hides on scrolling down and gains a shadow (SPEC §2). */
export function Header() {
  const current = useCurrentUser();
  const { hidden, raised } = useScrollDirection();
  const [menuOpen, setMenuOpen] = useState(false);
  const { status } = current;

  return (
    <header className={styles.header} data-hidden={hidden && !menuOpen} data-raised={raised || menuOpen}>
      <div className={styles.bar}>
        <Link to={PATHS.landing} className={styles.logo}>
          <Logo />
          {BRAND}
        </Link>
        <nav className={styles.nav} aria-label="Hauptnavigation">
          {navLinks(status).map(({ to, label, isGuess }) => (
            <NavLink key={to} to={to} end className={styles.link} data-guess={isGuess}>
              {label}
            </NavLink>
          ))}
          {status === 'signedIn' && <ProfileMenu />}
        </nav>
        {(status === 'signedOut' || status === 'loading') && (
          <div className={styles.logIn} data-guess={status === 'loading' || undefined}>
            <ButtonLink to={PATHS.auth}>Anmelden</ButtonLink>
          </div>
        )}
        <MobileMenu current={current} open={menuOpen} onOpen={setMenuOpen} />
      </div>
    </header>
  );
}
