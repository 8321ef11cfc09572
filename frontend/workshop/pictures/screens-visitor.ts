import { PATHS, RETURN_PATHS, WAY_BACK_PATHS } from '../../lib/paths.ts';
import { AWAKE, QUESTION, SAVE_ANSWER, tabTo } from '../e2e/steps.ts';
import { press, type Screen } from './screen.ts';

/** The screens of a visitor. */
export const VISITOR_SCREENS: Screen[] = [
  { name: 'landing', viewer: 'visitor', path: PATHS.landing },
  {
    name: 'landing-focus',
    viewer: 'visitor',
    path: PATHS.landing,
    windowOnly: true,
    prepare: (page) => tabTo(page, page.getByRole('link', { name: 'Demo ansehen' })),
  },
  {
    name: 'menu',
    viewer: 'visitor',
    path: PATHS.landing,
    windowOnly: true,
    prepare: (page) => page.locator(AWAKE).dispatchEvent('click'),
  },
  { name: 'auth', viewer: 'visitor', path: PATHS.auth },
  {
    name: 'auth-register-errors',
    viewer: 'visitor',
    path: PATHS.auth,
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Registrieren' }).click();
      await page.getByLabel('E-Mail', { exact: false }).first().fill('anna');
      await page.getByRole('tabpanel').getByRole('button', { name: 'Registrieren' }).click();
    },
  },
  {
    name: 'auth-log-in-failed',
    viewer: 'visitor',
    path: PATHS.auth,
    prepare: async (page) => {
      await page.getByLabel('E-Mail', { exact: false }).first().fill('anna@example.org');
      await page.getByLabel('Passwort', { exact: true }).fill('falsches Wort');
      await page.getByRole('tabpanel').getByRole('button', { name: 'Anmelden' }).click();
      await page.getByText('Anmeldung fehlgeschlagen').first().waitFor();
    },
  },
  { name: 'auth-apple-failed', viewer: 'visitor', path: `${RETURN_PATHS.apple}?state=x`, windowOnly: true },
  { name: 'forgotten-password', viewer: 'visitor', path: WAY_BACK_PATHS.forgottenPassword },
  { name: 'new-password', viewer: 'visitor', path: `${WAY_BACK_PATHS.newPassword}#token` },
  { name: 'confirm-address', viewer: 'visitor', path: `${WAY_BACK_PATHS.confirmAddress}#token` },
  { name: 'undo-address-change', viewer: 'visitor', path: `${WAY_BACK_PATHS.undoAddressChange}#token` },
  { name: 'recovery', viewer: 'visitor', path: WAY_BACK_PATHS.recovery },
  { name: 'demo', viewer: 'visitor', path: PATHS.demo },
  {
    name: 'demo-empty-answer',
    viewer: 'visitor',
    path: PATHS.demo,
    prepare: press(SAVE_ANSWER),
  },
  {
    name: 'demo-locked',
    viewer: 'visitor',
    path: PATHS.demo,
    prepare: async (page) => {
      await page.getByRole('textbox', { name: QUESTION }).fill('Die Sonne schien.');
      await press(SAVE_ANSWER)(page);
      await page.getByRole('button', { name: 'Für heute bereits beantwortet' }).waitFor();
      await page.getByRole('button', { name: 'Eintrag „Gestern“ löschen' }).focus();
    },
  },
  { name: 'wissen', viewer: 'visitor', path: PATHS.knowledge },
  {
    name: 'faq',
    viewer: 'visitor',
    path: PATHS.faq,
    prepare: (page) => page.locator('summary').nth(1).click(),
  },
  { name: 'contact', viewer: 'visitor', path: PATHS.contact },
  { name: 'contact-errors', viewer: 'visitor', path: PATHS.contact, prepare: press('Feedback senden') },
  {
    name: 'contact-thanks',
    viewer: 'visitor',
    path: PATHS.contact,
    prepare: async (page) => {
      await page.getByLabel('Kommentar').fill('Danke für die Karte mit der einen Frage.');
      await press('Feedback senden')(page);
      await page.getByRole('button', { name: 'Weiteres Feedback senden' }).waitFor();
    },
  },
  { name: 'impressum', viewer: 'visitor', path: PATHS.imprint },
  { name: 'datenschutz', viewer: 'visitor', path: PATHS.privacy },
  { name: 'datenschutz-print', viewer: 'visitor', path: PATHS.privacy, print: true },
  { name: 'not-found', viewer: 'visitor', path: '/gibt-es-nicht' },
];
