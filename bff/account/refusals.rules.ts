/** The refusal of a log-in, the same for every reason. */
export const LOG_IN_REFUSED = 'Bitte überprüfen Sie Ihre E-Mail und Ihr Passwort.';

/** The refusal of a registration with a taken address. */
export const REGISTRATION_REFUSED = 'Diese E-Mail-Adresse wird möglicherweise bereits verwendet.';
