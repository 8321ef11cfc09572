/** The purpose of a recovery code, in a sentence. */
export const CODE_PURPOSE =
  'Wenn Du Dein Passwort vergisst, öffnet dieses Blatt Dein Tagebuch. Ausdrucken und zu den Papieren legen.';
