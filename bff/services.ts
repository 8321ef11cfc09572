import { AccountService } from './account/account.service.ts';
import { type PasswordCost, PasswordHasher } from './account/password.ts';
import { AnswerService } from './answer/answer.service.ts';
import { DraftService } from './draft/draft.service.ts';
import { FeedbackService } from './feedback/feedback.service.ts';
import { AppleSignIn } from './identity/apple.ts';
import { GoogleSignIn } from './identity/google.ts';
import { IdentityService } from './identity/identity.service.ts';
import { IdentityLinksService } from './identity/identity-links.service.ts';
import { ProviderClient } from './identity/provider-client.ts';
import type { Database } from './platform/database/database.ts';
import type { AppleSettings, GoogleSettings } from './platform/env/env-providers.ts';
import type { Clock } from './platform/lib/clock.ts';
import type { Logger } from './platform/lib/logger.ts';
import { LimitStore } from './platform/limits/limit-store.ts';
import { SessionService } from './platform/session/session.service.ts';
import type { KeyRing } from './platform/vault/key-ring.ts';
import type { Vault } from './platform/vault/vault.ts';
import { StreakService } from './streak/streak.service.ts';

/** Every slice's service; resolvers reach them through the context. */
export type Services = ReturnType<typeof createServices>;

/** What the ways in through providers are built from. */
export interface ProviderOptions {
  appOrigin: string;
  logger: Logger;
  google?: GoogleSettings | undefined;
  apple?: AppleSettings | undefined;
}

/** What the services are built from beside the database. */
export interface ServiceOptions extends ProviderOptions {
  /** What hashing a password costs, where it is not as usual. */
  passwordCost?: PasswordCost | undefined;
}

function createProviders({ appOrigin, logger, google, apple }: ProviderOptions, clock: Clock) {
  const client = (name: string, issuer: string) => new ProviderClient(name, issuer, clock, logger);
  return {
    google: google && new GoogleSignIn(google, client('Google', google.issuer), appOrigin),
    apple: apple && new AppleSignIn(apple, client('Apple', apple.issuer), appOrigin, clock, logger),
  };
}

/** The composition root: builds each service once. */
export function createServices(
  db: Database,
  ring: KeyRing,
  vault: Vault,
  clock: Clock,
  options: ServiceOptions,
) {
  const draft = new DraftService(db, vault, clock);
  const answer = new AnswerService(db, vault, draft, clock);
  const account = new AccountService(db, vault, clock, new PasswordHasher(options.passwordCost));
  const providers = createProviders(options, clock);
  return {
    account,
    answer,
    draft,
    feedback: new FeedbackService(db, ring, clock),
    identity: new IdentityService({ db, vault, clock, account, logger: options.logger, ...providers }),
    identityLinks: new IdentityLinksService(db, clock),
    limits: new LimitStore(db, clock),
    session: new SessionService(db, clock),
    streak: new StreakService(answer),
  };
}
