import { AccountService } from './account/account.service.ts';
import { AnswerService } from './answer/answer.service.ts';
import type { Database } from './database/database.ts';
import { DatabaseLimitStore } from './database/limit-store.ts';
import { DraftService } from './draft/draft.service.ts';
import { FeedbackService } from './feedback/feedback.service.ts';
import type { Clock } from './lib/clock.ts';
import { SessionService } from './session/session.service.ts';
import { StreakService } from './streak/streak.service.ts';
import type { KeyRing } from './vault/key-ring.ts';
import type { Vault } from './vault/vault.ts';

/** Every slice's service; resolvers reach them through the context. */
export type Services = ReturnType<typeof createServices>;

/** The composition root: builds each service once. */
export function createServices(db: Database, ring: KeyRing, vault: Vault, clock: Clock) {
  const draft = new DraftService(db, vault, clock);
  const answer = new AnswerService(db, vault, draft, clock);
  return {
    account: new AccountService(db, vault, clock),
    answer,
    draft,
    feedback: new FeedbackService(db, ring, clock),
    limits: new DatabaseLimitStore(db, clock),
    session: new SessionService(db, clock),
    streak: new StreakService(answer),
  };
}
