/** Way in which an account was created. */
export type Provider = 'local' | 'google' | 'apple' | 'oidc';

export interface CurrentUser {
  id: number;
  /** Normalised e-mail address. */
  username: string;
  provider: Provider;
  createdAt: Date;
  name: string | null;
  /** Sessions of another epoch are invalid. The first epoch is random, so that a reused user id opens nothing. */
  sessionEpoch: number;
  /** IANA time zone of the last sign-in or change. */
  timeZone: string | null;
}
