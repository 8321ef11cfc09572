import { EntitySchema } from 'typeorm';

/** A spent ID token, stored as its hash until it expires, so that it signs in once. */
export interface UsedToken {
  /** SHA-256 of the token's header and payload, hexadecimal. */
  hash: string;
  /** The id of the spending request, which tells its retry from a replay. */
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
