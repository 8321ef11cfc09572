import type { Need } from '../lib/offers.ts';
import { NO_PAGE, PATHS, REGISTRATION_QUERY, RETURN_PATHS, TERMS, WAY_BACK_PATHS } from '../lib/paths.ts';

/** A page of the web app. Build, server, service worker and tests derive their page lists from the routes. */
export type PageRoute = {
  path: string;
  /** Module path below `frontend`; the module exports a `PageModule` (`pages.tsx`). */
  module: string;
  /**
   * Pages without a kind and listed pages are complete in their HTML; the sitemap names only listed pages. The HTML of the
   * other kinds shows a loading state, and the service worker caches signed-in pages.
   */
  kind?: 'listed' | 'signed-in' | 'return';
  query?: string;
  need?: Need;
};

/** THE ROUTE TABLE: every page of the web app, once. */
export const ROUTES: PageRoute[] = [
  { path: PATHS.landing, module: 'content/landing-page.tsx', kind: 'listed' },
  { path: PATHS.auth, module: 'account/auth-page.tsx', query: REGISTRATION_QUERY },
  { path: PATHS.preview, module: 'demo/demo-page.tsx' },
  { path: PATHS.demo, module: 'demo/demo-page.tsx', kind: 'listed' },
  { path: WAY_BACK_PATHS.forgottenPassword, module: 'reset/forgotten-password-page.tsx', need: 'passwords' },
  { path: WAY_BACK_PATHS.newPassword, module: 'reset/new-password-page.tsx', need: 'passwords' },
  { path: WAY_BACK_PATHS.confirmAddress, module: 'address/confirm-address-page.tsx' },
  { path: WAY_BACK_PATHS.undoAddressChange, module: 'address/undo-address-change-page.tsx' },
  { path: WAY_BACK_PATHS.recovery, module: 'recovery-code/recovery-page.tsx' },
  { path: WAY_BACK_PATHS.exportLink, module: 'export-link/export-link-page.tsx' },
  { path: RETURN_PATHS.redirect, module: 'identity/redirect-callback-page.tsx', kind: 'return' },
  { path: RETURN_PATHS.apple, module: 'identity/apple-callback-page.tsx', kind: 'return' },
  { path: RETURN_PATHS.appleSuccess, module: 'identity/apple-success-page.tsx', kind: 'return' },
  { path: PATHS.knowledge, module: 'content/knowledge-page.tsx', kind: 'listed' },
  { path: PATHS.faq, module: 'content/faq-page.tsx', kind: 'listed' },
  { path: PATHS.contact, module: 'feedback/contact-page.tsx', kind: 'listed' },
  { path: PATHS.imprint, module: 'content/imprint-page.tsx' },
  { path: PATHS.privacy, module: 'content/privacy-page.tsx' },
  { path: TERMS, module: 'content/terms-page.tsx', need: 'terms' },
  { path: PATHS.daily, module: 'daily/daily-page.tsx', kind: 'signed-in' },
  { path: PATHS.diary, module: 'diary/diary-page.tsx', kind: 'signed-in' },
  { path: PATHS.week, module: 'diary/week-page.tsx', kind: 'signed-in' },
  { path: PATHS.book, module: 'book/book-page.tsx', kind: 'signed-in' },
  { path: PATHS.profile, module: 'account/profile-page.tsx', kind: 'signed-in' },
  { path: PATHS.recoveryCode, module: 'recovery-code/recovery-code-page.tsx', kind: 'signed-in' },
  { path: PATHS.import, module: 'import/import-page.tsx', kind: 'signed-in' },
  { path: NO_PAGE, module: 'app/not-found-page.tsx' },
];

/** Whether the HTML contains the complete page before any script has run. */
export function isReady({ kind }: PageRoute): boolean {
  return kind === undefined || kind === 'listed';
}
