import { Suspense, useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { userIdOf } from '../session/current-user.ts';
import { useCurrentUser } from '../session/use-current-user.ts';
import { Spinner } from '../ui/spinner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { SignedInPart } from './signed-in-part.tsx';

/**
 * Header, page, footer and, for a signed-in person on a phone, the bottom bar. Navigation scrolls to the top of the new
 * page.
 */
export function Layout() {
  const { pathname } = useLocation();
  const isSignedIn = userIdOf(useCurrentUser()) !== null;

  return (
    <div className={styles.layout} data-glow={pathname === PATHS.landing ? 'below' : 'above'}>
      <a href="#inhalt" className={styles.skip}>
        Zum Inhalt springen
      </a>
      <TopOfPage key={pathname} />
      <Header />
      <main id="inhalt" tabIndex={-1}>
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      {isSignedIn && (
        <div className={styles.bar} data-waits>
          <SignedInPart>{({ BottomBar }) => <BottomBar />}</SignedInPart>
        </div>
      )}
    </div>
  );
}

function TopOfPage() {
  const navigation = useNavigationType();
  useLayoutEffect(() => {
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [navigation]);
  return null;
}
