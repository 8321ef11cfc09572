import { JobEntity } from './platform/backup/job.entity.ts';
import { RateLimitEntity } from './platform/limits/rate-limit.entity.ts';
import { MailEntity } from './platform/mail/mail.entity.ts';
import { SessionEntity } from './platform/session/session.entity.ts';
import { UsedTokenEntity } from './platform/session/used-token.entity.ts';
import { KeyCanaryEntity } from './platform/vault/key-canary.entity.ts';
import { UserKeyEntity } from './platform/vault/user-key.entity.ts';
import { slices } from './slices.ts';

/** Every entity of the product; migrations make their tables. */
export const entities = [
  UserKeyEntity,
  KeyCanaryEntity,
  SessionEntity,
  RateLimitEntity,
  MailEntity,
  JobEntity,
  UsedTokenEntity,
  ...Object.values(slices).flatMap((slice) => [...slice.entities]),
];
