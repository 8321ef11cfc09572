import { Route, Routes } from 'react-router-dom';
import { NO_PAGE, PATHS, RETURN_PATHS } from '../lib/paths.ts';
import { Layout } from './layout.tsx';
import { lazyApolloPage, lazyPage, lazySignedInPage } from './lazy-page.tsx';

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
const DailyPage = lazySignedInPage(async () => (await import('../answer/daily-page.tsx')).dailyPage);
const DiaryPage = lazySignedInPage(async () => (await import('../answer/diary-page.tsx')).diaryPage);
const ProfilePage = lazySignedInPage(async () => (await import('../account/profile-page.tsx')).profilePage);

type PageRoute = {
  path: string;
  Page: ReturnType<typeof lazyPage>;
  /** The HTML made at build time: the page, 'listed' also in the sitemap, or its waiting state. */
  prerendered?: 'listed' | 'unlisted' | 'waiting';
};

/** THE ROUTE TABLE: path, page, HTML made at build time; `lazySignedInPage` above guards a page. */
export const ROUTES: PageRoute[] = [
  { path: PATHS.landing, Page: LandingPage, prerendered: 'listed' },
  { path: PATHS.auth, Page: AuthPage },
  { path: PATHS.preview, Page: DemoPage, prerendered: 'unlisted' },
  { path: PATHS.demo, Page: DemoPage, prerendered: 'listed' },
  { path: RETURN_PATHS.google, Page: GoogleCallbackPage },
  { path: RETURN_PATHS.apple, Page: AppleCallbackPage },
  { path: RETURN_PATHS.appleSuccess, Page: AppleSuccessPage },
  { path: PATHS.knowledge, Page: KnowledgePage, prerendered: 'listed' },
  { path: PATHS.faq, Page: FaqPage, prerendered: 'listed' },
  { path: PATHS.contact, Page: ContactPage, prerendered: 'listed' },
  { path: PATHS.imprint, Page: ImprintPage, prerendered: 'unlisted' },
  { path: PATHS.privacy, Page: PrivacyPage, prerendered: 'unlisted' },
  { path: PATHS.daily, Page: DailyPage, prerendered: 'waiting' },
  { path: PATHS.diary, Page: DiaryPage, prerendered: 'waiting' },
  { path: PATHS.profile, Page: ProfilePage, prerendered: 'waiting' },
  { path: NO_PAGE, Page: NotFoundPage, prerendered: 'unlisted' },
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
        {ROUTES.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}
