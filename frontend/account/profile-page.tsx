import { useQuery } from '@apollo/client/react';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { ApiTokenRow } from '../api-token/api-token-row.tsx';
import { AccountExport } from '../export/account-export.tsx';
import { memberSince } from '../lib/member-since.ts';
import { PATHS } from '../lib/paths.ts';
import { useHashTarget } from '../lib/use-hash-target.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { MemoryRow } from '../memory/memory-row.tsx';
import { ReminderRow } from '../reminder/reminder-row.tsx';
import type { User } from '../session/current-user.ts';
import { queryUser, useCurrentUser } from '../session/use-current-user.ts';
import { useLogOut } from '../session/use-log-out.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Fact } from '../ui/fact.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { CredentialsRow } from './credentials-row.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DiaryFilesRow } from './diary-files-row.tsx';
import { PasswordChange } from './password-form.tsx';
import { ProfileDocument, type ProfileQuery } from './profile.generated.ts';
import styles from './profile.module.css';

/** 'Mein Profil': the account, and rows with everything that can be set. */
export function Page() {
  const current = useCurrentUser();
  const { data, error, refetch } = useQuery(ProfileDocument, { fetchPolicy: 'cache-and-network' });
  // A link of a mail opens another tab.
  useWindowEvent('focus', () => {
    void queryUser();
    refetch().catch(() => {});
  });
  if (current.status !== 'signedIn') return <LoadFailed onRetry={queryUser} />;
  if (!data && !error) return <Spinner />;
  return <Profile user={current.user} data={data} />;
}

/** Without data, which could not be loaded, the profile shows only what needs no data. */
function Profile({ user, data }: { user: User; data: ProfileQuery | undefined }) {
  const { logOut, pending, question } = useLogOut();
  const account = data?.me;
  useHashTarget();

  return (
    <div className={`column ${styles.page}`}>
      <PageMeta
        title="Mein Profil"
        description={`Dein Konto bei ${BRAND}: E-Mail-Adresse, Anmeldung, Export und Löschung.`}
      />
      <PageHeading className={styles.heading}>Mein Profil</PageHeading>
      <section id="konto" className={`card stack ${styles.account}`} aria-label="Konto">
        <dl className={styles.facts}>
          <Fact term="E-Mail">{user.username || 'Nicht angegeben'}</Fact>
          {account?.name && <Fact term="Name">{account.name}</Fact>}
          <Fact term="Mitglied seit">{memberSince(user.createdAt)}</Fact>
        </dl>
        {account?.hasPassword && <PasswordChange />}
      </section>
      <div className={`card ${styles.rows}`}>
        <ReminderRow />
        {account && <CredentialsRow account={account} />}
        <DiaryFilesRow storage={account?.storage} />
        <MemoryRow hasMemories={account?.hasMemories} />
        <ApiTokenRow />
      </div>
      <section className={`card stack ${styles.account}`} aria-label="Daten exportieren">
        <AccountExport />
      </section>
      <div className={`stack ${styles.leave}`}>
        <Button pending={pending} pendingLabel="Abmelden..." onClick={() => logOut()}>
          Abmelden
        </Button>
        <DeleteAccount />
      </div>
      {question}
    </div>
  );
}

export const onSessionEnd = (
  <div className={`column ${styles.page}`}>
    <PageMeta title="Mein Profil" description="Diese Seite ist nur für angemeldete Personen." />
    <h1>Mein Profil</h1>
    <div className={`card stack ${styles.ended}`} role="alert">
      <p>Sie müssen angemeldet sein, um diese Seite anzuzeigen.</p>
      <p>Du bist auf diesem Gerät nicht mehr angemeldet.</p>
      <ButtonLink to={PATHS.auth}>Zum Login</ButtonLink>
    </div>
  </div>
);
