import { shortDay } from '../lib/dates.ts';
import { isMet } from '../lib/offers.ts';
import { useOpeners } from '../lib/use-openers.ts';
import { ONLY_CREDENTIAL } from '../session/session.wording.ts';
import { useSignInFailure } from '../session/use-sign-in-failure.ts';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { ItemFacts, NamedList } from '../ui/named-list.tsx';
import { Section } from '../ui/section.tsx';
import styles from './connected-accounts.module.css';
import { ConnectionForm } from './connection-form.tsx';
import type { IdentitiesFragment } from './identity.operations.generated.ts';
import { ProviderLogo } from './provider-logo.tsx';
import { NEEDS, nameOf, PROVIDERS } from './provider-name.ts';

const LIST = new Intl.ListFormat('de');

type ConnectedAccountsSectionProps = {
  identities: IdentitiesFragment['identities'];
  /** Whether the only connected account is the only credential. */
  isOnlyWay: boolean;
};

/** Connects and disconnects the providers of this instance; the last credential stays. */
export function ConnectedAccountsSection({ identities, isOnlyWay }: ConnectedAccountsSectionProps) {
  const { open, opener, close } = useOpeners();
  const { failure, dismissFailure } = useSignInFailure();
  const shown = PROVIDERS.filter(
    (provider) => isMet(NEEDS[provider]) || identities.some((way) => way.provider === provider),
  );

  return (
    <Section title={LIST.format(shown.map(nameOf))}>
      <p>Verbinde Dein Konto, um Dich auch damit anzumelden.</p>
      <FormFailure failure={failure} onDismiss={dismissFailure} />
      <div className={styles.ways}>
        <NamedList>
          {shown.map((provider) => {
            const name = nameOf(provider);
            const identity = identities.find((way) => way.provider === provider);
            return (
              <li key={provider}>
                <ProviderLogo provider={provider} />
                <ItemFacts name={name}>
                  <span>
                    {identity ? `Verbunden seit ${shortDay(identity.createdAt)}` : 'Nicht verbunden'}
                  </span>
                  {identity && isOnlyWay && <span>{ONLY_CREDENTIAL}</span>}
                </ItemFacts>
                {open === null && !(identity && isOnlyWay) && (
                  <Button kind={identity ? 'dangerOutline' : 'secondary'} {...opener(provider)}>
                    {identity ? `${name} trennen` : `${name} verbinden`}
                  </Button>
                )}
                {open === provider && (
                  <ConnectionForm provider={provider} isConnected={identity !== undefined} onClose={close} />
                )}
              </li>
            );
          })}
        </NamedList>
      </div>
    </Section>
  );
}
