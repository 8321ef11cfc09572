import type { Page } from '@playwright/test';

/** The windows that pictures are taken in. */
export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 860 } };

/** The look of a picture: its window, and light or dark. */
export type Look = { size: keyof typeof SIZES; theme: 'light' | 'dark' };

/** The viewer of a screen: nobody, the seeded account with a year of answers, or a new account. */
export type Viewer = 'visitor' | 'demo' | 'newcomer';

/** A state of a route; `prepare` brings an opened page into it. */
export type Screen = {
  name: string;
  viewer: Viewer;
  path: string;
  prepare?: (page: Page) => Promise<unknown>;
  /** The server's state for the screen, independent of earlier screens. */
  given?: (page: Page) => Promise<unknown>;
  /** Prepares the browser before the page opens. */
  before?: (page: Page) => Promise<unknown>;
  /** Captures the window only, for screens that cover the page. */
  windowOnly?: boolean;
  /** Whether to use the print style. */
  print?: boolean;
};

/** Brings a page into a state by clicking the first button with this name. */
export const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();
