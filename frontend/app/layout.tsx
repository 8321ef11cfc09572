import { Suspense, useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { Spinner } from '../ui/spinner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

/** Header, page, footer; a link brings the new page into view from its top. */
export function Layout() {
  const { pathname } = useLocation();

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
