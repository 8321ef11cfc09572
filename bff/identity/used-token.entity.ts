import { EntitySchema } from 'typeorm';

/** An ID token that has signed somebody in, remembered by its hash until it expires, so that it does so once. */
export interface UsedToken {
  /** SHA-256 of the token's header and payload, hexadecimal. */
  hash: string;
  /** Who has used it: tells a retry of the same request from a replay. */
  claim: string;
  expiresAt: Date;
}

export const UsedTokenEntity = new EntitySchema<UsedToken>({
  name: 'UsedToken',
  tableName: 'used_token',
  columns: {
    hash: { type: String, length: 64, primary: true },
    claim: { type: String, length: 36 },
    expiresAt: { type: Date, precision: 3 },
  },
});
