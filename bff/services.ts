import { AccountService } from './account/account.service.ts';
import { OwnerGate } from './account/owner-proof.ts';
import { type PasswordCost, PasswordHasher } from './account/password.ts';
import { AnswerService } from './answer/answer.service.ts';
import { DraftService } from './draft/draft.service.ts';
import { FeedbackService } from './feedback/feedback.service.ts';
import { AppleSignIn } from './identity/apple.ts';
import { GoogleSignIn } from './identity/google.ts';
import { IdentityService } from './identity/identity.service.ts';
import { IdentityLinksService } from './identity/identity-links.service.ts';
import { ProviderClient } from './identity/provider-client.ts';
import type { Env } from './platform/env/env.ts';
import type { Platform } from './platform/platform.ts';
import { SessionService } from './platform/session/session.service.ts';
import { StreakService } from './streak/streak.service.ts';

/** Every slice's service. */
export type Services = ReturnType<typeof createServices>;

/** What the ways in through providers are built from. */
export type ProviderSettings = Pick<Env, 'appOrigin'> & Partial<Pick<Env, 'google' | 'apple'>>;

function createProviders({ appOrigin, google, apple }: ProviderSettings, { clock, logger }: Platform) {
  const client = (name: string, issuer: string) => new ProviderClient(name, issuer, clock, logger);
  return {
    google: google && new GoogleSignIn(google, client('Google', google.issuer), appOrigin),
    apple: apple && new AppleSignIn(apple, client('Apple', apple.issuer), appOrigin, clock, logger),
  };
}

/** Builds each service once; every one is given only what it may know. */
export function createServices(
  platform: Platform,
  settings: ProviderSettings,
  passwordCost: PasswordCost | undefined,
) {
  const { db, ring, vault, clock, limiter, events } = platform;
  const draft = new DraftService(db, vault, clock);
  const answer = new AnswerService(db, vault, draft, clock);
  const account = new AccountService(db, vault, clock, new PasswordHasher(passwordCost));
  const providers = createProviders(settings, platform);
  return {
    account,
    answer,
    draft,
    feedback: new FeedbackService(db, ring, clock),
    identity: new IdentityService({ ...platform, ...providers, account }),
    identityLinks: new IdentityLinksService(db, clock),
    owner: new OwnerGate(account, limiter, events),
    session: new SessionService(db, clock),
    streak: new StreakService(answer),
  };
}
