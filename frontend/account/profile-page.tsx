import { useQuery } from '@apollo/client/react';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { AddressSection } from '../address/address-section.tsx';
import { ApiTokenSection } from '../api-token/api-token-section.tsx';
import { BookSection } from '../book/book-section.tsx';
import { ExportSection } from '../export/export-section.tsx';
import { PROVIDER_NAMES } from '../identity/provider.wording.ts';
import { ImportSection } from '../import/import-section.tsx';
import { memberSince } from '../lib/member-since.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { MemorySection } from '../memory/memory-section.tsx';
import { ReminderSection } from '../reminder/reminder-section.tsx';
import { DevicesSection } from '../session/devices-section.tsx';
import { queryUser, useCurrentUser } from '../session/use-current-user.ts';
import { useLogOut } from '../session/use-log-out.tsx';
import { Button } from '../ui/button.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Group, Section } from '../ui/section.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { CredentialsDocument } from './credentials.generated.ts';
import { CredentialSections } from './credentials-sections.tsx';
import { DeleteAccountSection } from './delete-account-section.tsx';
import styles from './profile.module.css';
import { SessionEnded } from './session-ended.tsx';
import { StorageSection } from './storage-section.tsx';

/** 'Mein Profil': the account with all its settings. */
export function Page() {
  const current = useCurrentUser();
  const { logOut, pending, question } = useLogOut();
  useWindowEvent('focus', () => void queryUser());
  const { data, error } = useQuery(CredentialsDocument, { fetchPolicy: 'cache-and-network' });
  if (current.status !== 'signedIn') return <LoadFailed onRetry={queryUser} />;
  if (!data && !error) return <Spinner />;
  const account = data?.me;
  const { username, provider, createdAt } = current.user;
  const credentialNames = account
    ? account.identities.map((identity) => PROVIDER_NAMES[identity.provider])
    : [];
  if (provider === 'LOCAL') credentialNames.unshift(PROVIDER_NAMES.LOCAL);
  const proofs = {
    hasPassword: Boolean(account?.hasPassword),
    hasPasskey: Boolean(account && account.passkeys.length > 0),
  };
  if (proofs.hasPasskey) credentialNames.push('Passkey');

  return (
    <div className={`column ${styles.page}`}>
      <PageMeta
        title="Mein Profil"
        description={`Dein Konto bei ${BRAND}: E-Mail-Adresse, Anmeldung, Export und Löschung.`}
      />
      <PageHeading>Mein Profil</PageHeading>
      <Group title="Konto">
        <Section>
          <dl className={styles.facts}>
            <div>
              <dt>E-Mail</dt>
              <dd>{username || 'Nicht angegeben'}</dd>
            </div>
            <div>
              <dt>Mitglied seit</dt>
              <dd>{memberSince(createdAt)}</dd>
            </div>
            <div>
              <dt>Anmeldung mit</dt>
              <dd>{credentialNames.join(', ') || PROVIDER_NAMES[provider]}</dd>
            </div>
          </dl>
          <Button kind="secondary" pending={pending} pendingLabel="Abmelden..." onClick={logOut}>
            Abmelden
          </Button>
        </Section>
        {account && <AddressSection account={account} hasMail={data.offers.mail} proofs={proofs} />}
      </Group>
      <Group
        title="Sicherheit"
        hint="Mit einem zweiten Weg in Dein Konto kommst Du auch dann hinein, wenn Du einen verlierst. Der letzte bleibt immer."
      >
        {account && <CredentialSections offers={data.offers} account={account} proofs={proofs} />}
        <DevicesSection />
      </Group>
      <Group title="Erinnerung" id="erinnerung">
        <ReminderSection />
        <MemorySection />
      </Group>
      <Group title="Deine Daten">
        <StorageSection />
        <ImportSection />
        <ExportSection />
        <BookSection />
        <ApiTokenSection proofs={proofs} />
      </Group>
      <DeleteAccountSection />
      {question}
    </div>
  );
}

export const onSessionEnd = <SessionEnded />;
