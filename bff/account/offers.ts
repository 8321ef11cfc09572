import type { Offers } from '../platform/graphql/resolvers.generated.ts';
import { hostNameOf } from '../platform/lib/host-name.ts';
import type { Outbox } from '../platform/mail/outbox.ts';

/** What the offers of an instance follow from. */
interface Setting {
  outbox: Outbox;
  appOrigin: string;
  isRegistrationClosed?: boolean | undefined;
}

/** What an instance is set up for. */
export function offersOf({
  outbox,
  appOrigin,
  isRegistrationClosed,
}: Setting): Required<Omit<Offers, '__typename' | 'pushKey'>> {
  return { mail: outbox.isOn, passkeys: hostNameOf(appOrigin) !== null, registration: !isRegistrationClosed };
}
