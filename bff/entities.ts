import { UserEntity } from './account/user.entity.ts';
import { UserIdentityEntity } from './account/user-identity.entity.ts';
import { AnswerEntity } from './answer/answer.entity.ts';
import { DraftEntity } from './draft/draft.entity.ts';
import { FeedbackEntity } from './feedback/feedback.entity.ts';
import { UsedTokenEntity } from './identity/used-token.entity.ts';
import { RateLimitEntity } from './platform/database/rate-limit.entity.ts';
import { SessionEntity } from './platform/session/session.entity.ts';
import { KeyCanaryEntity } from './platform/vault/key-canary.entity.ts';
import { UserKeyEntity } from './platform/vault/user-key.entity.ts';

/** Every entity of the product; migrations make their tables. */
export const entities = [
  UserEntity,
  UserIdentityEntity,
  UsedTokenEntity,
  UserKeyEntity,
  KeyCanaryEntity,
  SessionEntity,
  AnswerEntity,
  DraftEntity,
  FeedbackEntity,
  RateLimitEntity,
];
