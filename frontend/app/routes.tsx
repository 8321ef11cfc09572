import { Route, Routes } from 'react-router-dom';
import { isMet, type Need } from '../lib/offers.ts';
import { NO_PAGE, PATHS, REGISTRATION_QUERY, RETURN_PATHS, TERMS, WAY_BACK_PATHS } from '../lib/paths.ts';
import { Layout } from './layout.tsx';
import { lazyApolloPage, lazyPage, lazySignedInPage } from './lazy-page.tsx';

const LandingPage = lazyPage(() =>
  import('../content/landing-page.tsx').then((module) => module.LandingPage),
);
const AuthPage = lazyApolloPage(() => import('../account/auth-page.tsx').then((module) => module.AuthPage));
const GoogleCallbackPage = lazyPage(() =>
  import('../identity/google-callback-page.tsx').then((module) => module.GoogleCallbackPage),
);
const AppleCallbackPage = lazyApolloPage(() =>
  import('../identity/apple-callback-page.tsx').then((module) => module.AppleCallbackPage),
);
const AppleSuccessPage = lazyPage(() =>
  import('../identity/apple-success-page.tsx').then((module) => module.AppleSuccessPage),
);
const DemoPage = lazyPage(() => import('../demo/demo-page.tsx').then((module) => module.DemoPage));
const KnowledgePage = lazyPage(() =>
  import('../content/knowledge-page.tsx').then((module) => module.KnowledgePage),
);
const FaqPage = lazyPage(() => import('../content/faq-page.tsx').then((module) => module.FaqPage));
const ContactPage = lazyPage(() =>
  import('../feedback/contact-page.tsx').then((module) => module.ContactPage),
);
const ImprintPage = lazyPage(() =>
  import('../content/imprint-page.tsx').then((module) => module.ImprintPage),
);
const PrivacyPage = lazyPage(() =>
  import('../content/privacy-page.tsx').then((module) => module.PrivacyPage),
);
const TermsPage = lazyPage(() => import('../content/terms-page.tsx').then((module) => module.TermsPage));
const NotFoundPage = lazyPage(() => import('./not-found-page.tsx').then((module) => module.NotFoundPage));
const DailyPage = lazySignedInPage(() =>
  import('../daily/daily-page.tsx').then((module) => module.dailyPage),
);
const DiaryPage = lazySignedInPage(() =>
  import('../diary/diary-page.tsx').then((module) => module.diaryPage),
);
const BookPage = lazySignedInPage(() => import('../book/book-page.tsx').then((module) => module.bookPage));
const ProfilePage = lazySignedInPage(() =>
  import('../account/profile-page.tsx').then((module) => module.profilePage),
);
const RecoverySheetPage = lazySignedInPage(() =>
  import('../recovery-sheet/recovery-sheet-page.tsx').then((module) => module.recoverySheetPage),
);
const ImportPage = lazySignedInPage(() =>
  import('../import/import-page.tsx').then((module) => module.importPage),
);

type PageRoute = {
  path: string;
  Page: ReturnType<typeof lazyPage>;
  /** The HTML made at build time: the page, 'listed' also in the sitemap, or its waiting state. */
  prerendered?: 'listed' | 'unlisted' | 'waiting';
  /** A query by which the ready HTML is another one. */
  query?: string;
  /** Where this is not met there is no such page. */
  need?: Need;
};

/** THE ROUTE TABLE: path, page, HTML made at build time; `lazySignedInPage` above guards a page. */
export const ROUTES: PageRoute[] = [
  { path: PATHS.landing, Page: LandingPage, prerendered: 'listed' },
  { path: PATHS.auth, Page: AuthPage, prerendered: 'unlisted', query: REGISTRATION_QUERY },
  { path: PATHS.preview, Page: DemoPage, prerendered: 'unlisted' },
  { path: PATHS.demo, Page: DemoPage, prerendered: 'listed' },
  // They are small, and share a chunk.
  ...Object.values(WAY_BACK_PATHS).map((path) => ({
    path,
    Page: lazyPage(() => import('./way-back-pages.ts').then((module) => module.WAY_BACK_PAGES[path])),
    prerendered: 'unlisted' as const,
  })),
  { path: RETURN_PATHS.google, Page: GoogleCallbackPage },
  { path: RETURN_PATHS.apple, Page: AppleCallbackPage },
  { path: RETURN_PATHS.appleSuccess, Page: AppleSuccessPage },
  { path: PATHS.knowledge, Page: KnowledgePage, prerendered: 'listed' },
  { path: PATHS.faq, Page: FaqPage, prerendered: 'listed' },
  { path: PATHS.contact, Page: ContactPage, prerendered: 'listed' },
  { path: PATHS.imprint, Page: ImprintPage, prerendered: 'unlisted' },
  { path: PATHS.privacy, Page: PrivacyPage, prerendered: 'unlisted' },
  { path: TERMS, Page: TermsPage, prerendered: 'unlisted', need: 'terms' },
  { path: PATHS.daily, Page: DailyPage, prerendered: 'waiting' },
  { path: PATHS.diary, Page: DiaryPage, prerendered: 'waiting' },
  { path: PATHS.book, Page: BookPage, prerendered: 'waiting' },
  { path: PATHS.profile, Page: ProfilePage, prerendered: 'waiting' },
  { path: PATHS.recoverySheet, Page: RecoverySheetPage, prerendered: 'waiting' },
  { path: PATHS.import, Page: ImportPage, prerendered: 'waiting' },
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
        {ROUTES.filter(({ need }) => !need || isMet(need)).map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}
