import { useState } from 'react';
import { RECENT_DAYS } from '../../bff/reset/reset.numbers.rules.ts';
import { plainRequest } from '../graphql/plain-request.ts';
import { shortDay } from '../lib/dates.ts';
import { takeFocus } from '../lib/take-focus.ts';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { ItemFacts, NamedList } from '../ui/named-list.tsx';
import { useAction } from '../ui/use-action.ts';
import { nameOf } from './provider-name.ts';
import {
  type RecentCredentialsPartsFragment,
  RemoveRecentCredentialsDocument,
} from './recent-credentials.plain.generated.ts';

/** Recent credentials of an account whose password was just reset by a link, and a button that removes all of them. */
export function RecentCredentials({ passkeys, identities, removalToken }: RecentCredentialsPartsFragment) {
  const [isRemoved, setIsRemoved] = useState(false);
  const { run, pending, failure } = useAction();
  if (passkeys.length + identities.length === 0) return null;
  if (isRemoved)
    return (
      <p ref={takeFocus} tabIndex={-1}>
        Die neuen Wege in Dein Konto sind entfernt.
      </p>
    );

  async function remove(token: string) {
    await plainRequest(RemoveRecentCredentialsDocument, { token });
    setIsRemoved(true);
  }

  return (
    <section>
      <h2>Kennst Du diese Wege in Dein Konto?</h2>
      <p>
        Es gibt sie seit weniger als {RECENT_DAYS}&nbsp;Tagen, und sie öffnen Dein Konto weiterhin.{' '}
        {removalToken === null
          ? 'Ist einer nicht von Dir, dann entferne ihn nach der Anmeldung in Deinem Profil.'
          : 'Ist einer nicht von Dir, dann entferne sie alle. Deine eigenen kannst Du im Profil neu einrichten.'}
      </p>
      <NamedList>
        {passkeys.map(({ id, name, createdAt }) => (
          <li key={id}>
            <ItemFacts name={name}>
              <span>Passkey, hinzugefügt am {shortDay(createdAt)}</span>
            </ItemFacts>
          </li>
        ))}
        {identities.map(({ provider, createdAt }) => (
          <li key={provider}>
            <ItemFacts name={nameOf(provider)}>
              <span>Verbunden am {shortDay(createdAt)}</span>
            </ItemFacts>
          </li>
        ))}
      </NamedList>
      <FormFailure failure={failure} />
      {removalToken !== null && (
        <Button
          kind="danger"
          pending={pending}
          pendingLabel={'Entferne\u00a0…'}
          onClick={() => void run(() => remove(removalToken))}
        >
          Alle entfernen
        </Button>
      )}
    </section>
  );
}
