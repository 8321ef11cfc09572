export const COMMENT_EMPTY = 'Kommentar darf nicht leer sein';
export const COMMENT_TOO_LONG = 'Kommentar darf höchstens 10.000 Zeichen lang sein';
export const NAME_TOO_LONG = 'Der Name darf höchstens 100 Zeichen lang sein';
export const EMAIL_INVALID = 'Ungültige E-Mail-Adresse';
export const NOT_A_TEXT = 'Dieses Feld muss ein Text sein';
