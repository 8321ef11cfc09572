import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { useIsSignedIn } from '../session/use-current-user.ts';
import { Spinner } from '../ui/spinner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { SignedInPart } from './signed-in-part.tsx';

/** The three places of a signed-in person, from left to right. */
const PLACES: string[] = [PATHS.daily, PATHS.diary, PATHS.profile];

/** By how many places to the right the person has moved; undefined unless from a place to another place. */
function useEntrance(pathname: string): number | undefined {
  const [{ last, side }, setStep] = useState({ last: pathname, side: 0 });
  const [from, to] = [PLACES.indexOf(last), PLACES.indexOf(pathname)];
  if (last !== pathname) setStep({ last: pathname, side: from < 0 || to < 0 ? 0 : to - from });
  return side || undefined;
}

/**
 * Header, page, footer and, for a signed-in person on a phone, the bottom bar. Navigation scrolls to the top of the new
 * page.
 */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn();
  // A place of the bar reserves its space before the user is known.
  const hasBar = isSignedIn ?? PLACES.includes(pathname);

  return (
    <div
      className={styles.layout}
      data-glow={pathname === PATHS.landing ? 'below' : 'above'}
      data-bar={hasBar || undefined}
    >
      <a href="#inhalt" className={styles.skip}>
        Zum Inhalt springen
      </a>
      <TopOfPage key={pathname} />
      <Header />
      <main id="inhalt" tabIndex={-1} data-enters={useEntrance(pathname)}>
        <Suspense fallback={<Spinner />}>{children}</Suspense>
      </main>
      <Footer />
      {hasBar && (
        <div className={styles.bar} data-waits>
          {isSignedIn && <SignedInPart>{({ BottomBar }) => <BottomBar />}</SignedInPart>}
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
