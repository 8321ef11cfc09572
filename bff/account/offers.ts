import type { Offers } from '../platform/graphql/resolvers.generated.ts';
import { hostNameOf } from '../platform/lib/host-name.ts';
import type { Outbox } from '../platform/mail/outbox.ts';

/** What an instance is set up for. */
export function offersOf(outbox: Outbox, appOrigin: string): Required<Omit<Offers, '__typename'>> {
  return { mail: outbox.isOn, passkeys: hostNameOf(appOrigin) !== null };
}
