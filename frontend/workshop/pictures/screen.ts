import type { Page } from '@playwright/test';

/** The windows that pictures are taken in. */
export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 860 } };

/** The look of a picture: its window, and light or dark. */
export type Look = { size: keyof typeof SIZES; theme: 'light' | 'dark' };

/** Whose browser shows a screen: nobody's, the seeded account's with a year of answers, or a new one's. */
export type Viewer = 'visitor' | 'demo' | 'newcomer';

/** One state of one route; `prepare` brings an opened page into it. */
export type Screen = {
  name: string;
  viewer: Viewer;
  path: string;
  prepare?: (page: Page) => Promise<unknown>;
  /** What the server must know, whichever screens come before. */
  given?: (page: Page) => Promise<unknown>;
  /** What the browser must do before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Only what fits the window, for what covers it. */
  windowOnly?: boolean;
  /** As it would be printed. */
  print?: boolean;
};

/** Brings a page into a state by its first button of this name. */
export const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
