import { succeeded } from '../ui/toast-store.ts';

export const RECOVERED = succeeded('Willkommen zurück', 'Dein Tagebuch ist wieder offen.');

/** The purpose of a recovery code, in a sentence. */
export const CODE_PURPOSE =
  'Wenn Du Dein Passwort vergisst, öffnet dieses Blatt Dein Tagebuch. Ausdrucken und zu den Papieren legen.';

/** Question before a code, which is shown only once, leaves the screen. */
export const ASK_IF_STORED = {
  title: 'Hast Du das Blatt sicher verwahrt?',
  text: 'Es wird nur dieses eine Mal gezeigt. Ohne Ausdruck oder Abschrift musst Du ein neues erstellen.',
};
