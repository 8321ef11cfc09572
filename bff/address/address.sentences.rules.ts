/** The label of the button in the mail, of the page behind its link, and of the button there. */
export const CONFIRM_ADDRESS = 'E-Mail-Adresse bestätigen';

export const HAS_IT_ALREADY = 'Das ist schon die E-Mail-Adresse Deines Kontos.';
export const SIGN_IN_OR_PASSWORD = 'Bitte melde Dich in dem Konto an, zu dem diese Adresse gehört.';
