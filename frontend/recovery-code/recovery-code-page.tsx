import { useMutation, useQuery } from '@apollo/client/react';
import { Link, useNavigate } from 'react-router-dom';
import { shortDay } from '../lib/dates.ts';
import { CREDENTIALS } from '../lib/paths.ts';
import { OwnerForm } from '../passkey/owner-form.tsx';
import { useCurrentUser } from '../session/use-current-user.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { loadNoRule } from '../ui/use-form.ts';
import styles from './recovery-code.module.css';
import { CreateRecoveryCodeDocument, RecoveryCodeDocument } from './recovery-code.operations.generated.ts';
import { CODE_PURPOSE } from './recovery-code.wording.ts';
import { ShownCode } from './shown-code.tsx';

/** Creates a recovery code and shows it once, to be printed. */
export function Page() {
  const current = useCurrentUser();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(RecoveryCodeDocument, { fetchPolicy: 'network-only' });
  const [createRecoveryCode, created] = useMutation(CreateRecoveryCodeDocument, {
    refetchQueries: [RecoveryCodeDocument],
  });
  const recoveryCode = created.data?.createRecoveryCode;
  if (current.status !== 'signedIn' || (error && !data)) return <LoadFailed onRetry={refetch} />;
  if (!data?.me) return <Spinner />;
  const { username, recoveryCodeCreatedAt } = data.me;

  return (
    <div className={`column ${styles.page}`}>
      <PageMeta
        title="Wiederherstellungsblatt"
        description="Ein Blatt zum Ausdrucken, das Dein Tagebuch öffnet, wenn Dir kein anderer Weg bleibt."
      />
      <PageHeading key={recoveryCode?.code} className={styles.heading} isResult={recoveryCode !== undefined}>
        Wiederherstellungsblatt
      </PageHeading>
      {recoveryCode ? (
        <ShownCode recoveryCode={recoveryCode} username={username ?? ''} />
      ) : (
        <div className={`card rows ${styles.intro}`}>
          <p>{CODE_PURPOSE}</p>
          {recoveryCodeCreatedAt && (
            <p>
              Dein jetziges Blatt ist vom {shortDay(recoveryCodeCreatedAt)}. Mit dem neuen gilt es nicht mehr.
            </p>
          )}
          {username ? (
            <OwnerForm
              label="Blatt erstellen"
              pendingLabel={'Erstelle\u00a0…'}
              rule={loadNoRule}
              onSubmit={(_values, currentPassword) => createRecoveryCode({ variables: { currentPassword } })}
              onCancel={() => void navigate(CREDENTIALS)}
              isPage
            />
          ) : (
            <p>
              Sein Code gilt zusammen mit Deiner E-Mail-Adresse.{' '}
              <Link to={CREDENTIALS}>Gib sie bitte zuerst im Profil an</Link>.
            </p>
          )}
        </div>
      )}
    </div>
  );
}
