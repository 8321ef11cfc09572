/** Used on the button in the mail, and as title and button of the page behind the link. */
export const CONFIRM_ADDRESS = 'E-Mail-Adresse bestätigen';

export const ADDRESS_UNCHANGED = 'Das ist schon die E-Mail-Adresse Deines Kontos.';
export const ADDRESS_REFUSED =
  'An diese Adresse schreiben wir Dir nicht mehr: Jemand hat dort „Das bin ich nicht“ gewählt. Gib eine andere an oder schreib uns.';
export const SIGN_IN_OR_PASSWORD = 'Bitte melde Dich in dem Konto an, zu dem diese Adresse gehört.';
