import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { WaitingQuestion } from '../answer/waiting-question.tsx';
import { NO_PAGE, PATHS, RETURN_PATHS } from '../lib/paths.ts';
import { Layout } from './layout.tsx';
import { lazyApolloPage, lazyPage, lazySignedInPage } from './lazy-page.tsx';
import { RequireUser } from './require-user.tsx';

const SessionEnded = lazyPage(async () => (await import('../account/session-ended.tsx')).SessionEnded);
const LandingPage = lazyPage(async () => (await import('../content/landing-page.tsx')).LandingPage);
const AuthPage = lazyApolloPage(async () => (await import('../account/auth-page.tsx')).AuthPage);
const GoogleCallbackPage = lazyPage(
  async () => (await import('../identity/google-callback-page.tsx')).GoogleCallbackPage,
);
const AppleCallbackPage = lazyApolloPage(
  async () => (await import('../identity/apple-callback-page.tsx')).AppleCallbackPage,
);
const AppleSuccessPage = lazyPage(
  async () => (await import('../identity/apple-success-page.tsx')).AppleSuccessPage,
);
const DemoPage = lazyPage(async () => (await import('../demo/demo-page.tsx')).DemoPage);
const KnowledgePage = lazyPage(async () => (await import('../content/knowledge-page.tsx')).KnowledgePage);
const FaqPage = lazyPage(async () => (await import('../content/faq-page.tsx')).FaqPage);
const ContactPage = lazyPage(async () => (await import('../feedback/contact-page.tsx')).ContactPage);
const ImprintPage = lazyPage(async () => (await import('../content/imprint-page.tsx')).ImprintPage);
const PrivacyPage = lazyPage(async () => (await import('../content/privacy-page.tsx')).PrivacyPage);
const NotFoundPage = lazyPage(async () => (await import('./not-found-page.tsx')).NotFoundPage);
const DailyPage = lazySignedInPage(async () => (await import('../answer/daily-page.tsx')).DailyPage);
const DiaryPage = lazySignedInPage(async () => (await import('../answer/diary-page.tsx')).DiaryPage);
const ProfilePage = lazySignedInPage(async () => (await import('../account/profile-page.tsx')).ProfilePage);

type PageRoute = {
  path: string;
  Page: ReturnType<typeof lazyPage>;
  access: 'everyone' | 'signedIn';
  /** Ready as HTML at build time; 'listed' also in the sitemap. */
  prerendered?: 'listed' | 'unlisted';
  /** What stands there until it is known who is asking; otherwise a spinner alone. */
  waiting?: ReactNode;
  onSessionEnd?: ReactNode;
};

/** THE ROUTE TABLE: path, page, who may see it, whether it is ready as HTML. */
export const ROUTES: PageRoute[] = [
  { path: PATHS.landing, Page: LandingPage, access: 'everyone', prerendered: 'listed' },
  { path: PATHS.auth, Page: AuthPage, access: 'everyone' },
  { path: PATHS.preview, Page: DemoPage, access: 'everyone', prerendered: 'unlisted' },
  { path: PATHS.demo, Page: DemoPage, access: 'everyone', prerendered: 'listed' },
  { path: RETURN_PATHS.google, Page: GoogleCallbackPage, access: 'everyone' },
  { path: RETURN_PATHS.apple, Page: AppleCallbackPage, access: 'everyone' },
  { path: RETURN_PATHS.appleSuccess, Page: AppleSuccessPage, access: 'everyone' },
  { path: PATHS.knowledge, Page: KnowledgePage, access: 'everyone', prerendered: 'listed' },
  { path: PATHS.faq, Page: FaqPage, access: 'everyone', prerendered: 'listed' },
  { path: PATHS.contact, Page: ContactPage, access: 'everyone', prerendered: 'listed' },
  { path: PATHS.imprint, Page: ImprintPage, access: 'everyone', prerendered: 'unlisted' },
  { path: PATHS.privacy, Page: PrivacyPage, access: 'everyone', prerendered: 'unlisted' },
  { path: PATHS.daily, Page: DailyPage, access: 'signedIn', waiting: <WaitingQuestion /> },
  { path: PATHS.diary, Page: DiaryPage, access: 'signedIn' },
  { path: PATHS.profile, Page: ProfilePage, access: 'signedIn', onSessionEnd: <SessionEnded /> },
  { path: NO_PAGE, Page: NotFoundPage, access: 'everyone', prerendered: 'unlisted' },
];

/** Fetches the page of this path, so that it can be shown at once. */
export async function preloadPage(path: string): Promise<void> {
  await ROUTES.find((route) => route.path === path)?.Page.preload();
}

/** Shows the page of the current path inside the layout, behind its guard. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {ROUTES.map(({ path, Page, access, waiting, onSessionEnd }) => (
          <Route
            key={path}
            path={path}
            element={
              access === 'signedIn' ? (
                <RequireUser key={path} waiting={waiting} onSessionEnd={onSessionEnd}>
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
