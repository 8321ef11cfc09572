export const END_PROGRAMS_TOO = 'Auch alle Zugänge für Programme beenden';

/** Question before a log-out everywhere else, for a person with API tokens. */
export const LOG_OUT_EVERYWHERE = {
  title: 'Überall abmelden?',
  text: 'Alle anderen Anmeldungen enden sofort. Programme mit einem Zugang lesen oder schreiben sonst weiter in Deinem Tagebuch.',
};
