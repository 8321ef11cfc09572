/** The answer to every request for a new password: it tells nobody whether there is an account. */
export const RESET_REQUESTED =
  'Wenn es zu dieser Adresse ein Konto mit bestätigter Adresse gibt, ist eine E-Mail unterwegs.';
