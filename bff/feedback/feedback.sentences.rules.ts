export const COMMENT_EMPTY = 'Kommentar darf nicht leer sein';
export const COMMENT_TOO_LONG = 'Kommentar darf höchstens 10.000 Zeichen lang sein';
export const NAME_INVALID = 'Der Name darf höchstens 100 Zeichen lang sein';
export const EMAIL_INVALID = 'Ungültige E-Mail-Adresse';
export const HONEYPOT_INVALID = 'Dieses Feld muss ein Text sein';
