/** The reply to every reset request: never reveals whether an account exists. */
export const RESET_REQUESTED =
  'Wenn es zu dieser Adresse ein Konto mit bestätigter Adresse gibt, ist eine E-Mail unterwegs.';
