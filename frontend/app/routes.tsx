import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SessionEnded } from '../account/session-ended.tsx';
import { LandingPage } from '../content/landing-page.tsx';
import { PATHS } from '../lib/paths.ts';
import { Layout } from './layout.tsx';
import { lazyApolloPage, lazyPage } from './lazy-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RequireUser } from './require-user.tsx';

const AuthPage = lazyApolloPage(async () => (await import('../account/auth-page.tsx')).AuthPage);
const DailyPage = lazyApolloPage(async () => (await import('../answer/daily-page.tsx')).DailyPage);
const DiaryPage = lazyApolloPage(async () => (await import('../answer/diary-page.tsx')).DiaryPage);
const ProfilePage = lazyPage(async () => (await import('../account/profile-page.tsx')).ProfilePage);

type PageRoute = {
  path: string;
  Page: ComponentType & { preload?: () => Promise<unknown> };
  access: 'everyone' | 'signedIn';
  onSessionEnd?: ReactNode;
};

/** THE ROUTE TABLE: path, page, who may see it (SPEC §2). */
const ROUTES: PageRoute[] = [
  { path: PATHS.landing, Page: LandingPage, access: 'everyone' },
  { path: PATHS.auth, Page: AuthPage, access: 'everyone' },
  { path: PATHS.daily, Page: DailyPage, access: 'signedIn' },
  { path: PATHS.diary, Page: DiaryPage, access: 'signedIn' },
  { path: PATHS.profile, Page: ProfilePage, access: 'signedIn', onSessionEnd: <SessionEnded /> },
  { path: '*', Page: NotFoundPage, access: 'everyone' },
];

/** Shows the page of the current path inside the layout, behind its guard. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {ROUTES.map(({ path, Page, access, onSessionEnd }) => (
          <Route
            key={path}
            path={path}
            element={
              access === 'signedIn' ? (
                <RequireUser key={path} preload={Page.preload} onSessionEnd={onSessionEnd}>
                  <Page />
                </RequireUser>
              ) : (
                <Page />
              )
            }
          />
        ))}
      </Route>
    </Routes>
  );
}
