import { NOT_LOADED, SUNDAY_WEEK } from '../sentences.ts';
import { button, heading, link, nothing, type Sight, text } from './sights.ts';

/** The texts of the page that shows the last seven days, and of the way there. */
export const WEEK_TEXTS = {
  '/woche · loading': [text('Wird geladen …'), link('Fertig', '/log')],
  '/woche · no connection': [heading(NOT_LOADED), button('Erneut versuchen'), link('Fertig', '/log')],
  '/woche · empty': [
    heading('Deine Woche'),
    text('Aus diesen sieben Tagen gibt es keinen Eintrag.'),
    link('Fertig', '/log'),
    nothing('Drucken'),
  ],
  '/log · on a Sunday': [link(SUNDAY_WEEK, '/woche')],
  '/woche · seven sentences': [
    heading(SUNDAY_WEEK),
    text('23.–29. November 2026'),
    text('Montag'),
    text('Sonntag'),
    text('Nichts. Papa ist gestern gestorben.'),
    button('Drucken'),
    link('Fertig', '/log'),
  ],
} satisfies Record<string, Sight[]>;
