/** How an account was created. */
export type Provider = 'local' | 'google' | 'apple';

/** The signed-in user of a request. */
export interface CurrentUser {
  id: number;
  /** Normalised e-mail address. */
  username: string;
  provider: Provider;
  createdAt: Date;
  name: string | null;
  /** Sessions opened under another epoch are void; starts at random, so that a reused id opens nothing. */
  sessionEpoch: number;
  /** The IANA zone of the last sign-in or change. */
  timeZone: string | null;
}
