import { CHOOSE_HOME_SCREEN, TAP_SHARE } from '../sentences.ts';
import { button, nothing, type Sight, text } from './sights.ts';

const WHY = text(
  'Leg Dir Aufwind auf den Startbildschirm: Dann ist Deine Frage nur einen Fingertipp entfernt, auch ohne Netz.',
);

/** The texts of the offer of the home screen. */
export const INSTALL_TEXTS = {
  '/daily · the home screen is offered': [WHY, button('Zum Startbildschirm'), button('Nicht jetzt')],
  '/daily · the home screen in two steps': [
    WHY,
    text(TAP_SHARE),
    text(CHOOSE_HOME_SCREEN),
    text(
      'Melde Dich in der App noch einmal an; ein Text, der noch nicht gespeichert ist, bleibt in diesem Browser.',
    ),
    button('Verstanden'),
    nothing('Zum Startbildschirm'),
  ],
} satisfies Record<string, Sight[]>;
