import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Section } from '../ui/section.tsx';
import { Switch } from '../ui/switch.tsx';
import { showToast, succeeded } from '../ui/toast-store.ts';
import { useAction } from '../ui/use-action.ts';
import styles from './devices.module.css';
import {
  ApiTokenNamesDocument,
  type DevicesFragment,
  LogOutEverywhereDocument,
} from './devices.operations.generated.ts';
import { END_PROGRAMS_TOO, lastUse } from './session.wording.ts';
import { LOG_OUT_FAILED } from './use-log-out.tsx';

const SHOWN_DEVICES = 3;

type Sessions = DevicesFragment['sessions'];

/** Lists the sessions of this account and ends all but the current session. Asks whether API tokens end, too. */
export function DevicesSection({ sessions }: { sessions: Sessions }) {
  const client = useApolloClient();
  const [logOutEverywhere] = useMutation(LogOutEverywhereDocument);
  const { run, pending, failure } = useAction(LOG_OUT_FAILED);
  // The names of the programs that the question is about.
  const [programs, setPrograms] = useState<string[] | null>(null);
  const [endsApiTokens, setEndsApiTokens] = useState(true);

  async function askOrLogOut() {
    const tokens = await client.query({ query: ApiTokenNamesDocument, fetchPolicy: 'network-only' });
    const names = tokens.data?.me?.apiTokens.map(({ name }) => name) ?? [];
    if (names.length === 0) return logOutOthers(false);
    setPrograms(names);
    setEndsApiTokens(true);
  }

  async function logOutOthers(isEndingTokens: boolean) {
    await logOutEverywhere({ variables: { endsApiTokens: isEndingTokens } });
    setPrograms(null);
    showToast(succeeded('Überall abgemeldet', 'Nur auf diesem Gerät bist Du noch angemeldet.'));
  }

  return (
    <Section title="Angemeldete Geräte">
      <Devices sessions={sessions} />
      <p>
        „Überall abmelden“ beendet alle anderen Anmeldungen sofort. Auf diesem Gerät bleibst Du angemeldet.
      </p>
      <Button
        pending={pending && !programs}
        pendingLabel={'Abmelden\u00a0…'}
        onClick={() => void run(askOrLogOut)}
      >
        Überall abmelden
      </Button>
      <ConfirmDialog
        open={programs !== null}
        title="Überall abmelden?"
        text="Alle anderen Geräte werden sofort abgemeldet. Programme mit einem Zugang lesen oder schreiben sonst weiter in Deinem Tagebuch."
        confirmLabel="Überall abmelden"
        pendingLabel={'Abmelden\u00a0…'}
        pending={pending}
        failure={failure?.text}
        onConfirm={() => void run(() => logOutOthers(endsApiTokens))}
        onCancel={() => setPrograms(null)}
      >
        {programs && (
          <Switch
            label={`${END_PROGRAMS_TOO}: ${programs.join(', ')}`}
            checked={endsApiTokens}
            disabled={pending}
            onChange={() => setEndsApiTokens(!endsApiTokens)}
          />
        )}
      </ConfirmDialog>
    </Section>
  );
}

/** This device and the two that were used last; the others unfold. */
function Devices({ sessions }: { sessions: Sessions }) {
  const byUse = sessions.toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  );
  const others = byUse.slice(SHOWN_DEVICES);
  return (
    <>
      <DeviceList sessions={byUse.slice(0, SHOWN_DEVICES)} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary className="target">{others.length} weitere</summary>
          <DeviceList sessions={others} />
        </details>
      )}
    </>
  );
}

function DeviceList({ sessions }: { sessions: Sessions }) {
  return (
    <ul className={styles.devices}>
      {sessions.map(({ id, browser, lastUsedAt, isCurrent }) => (
        <li key={id} className="row">
          <strong>{browser === 'Unbekannt' ? 'Unbekannter Browser' : browser}</strong>
          <span className="small">
            {isCurrent ? 'Dieses Gerät' : `Zuletzt benutzt: ${lastUse(lastUsedAt)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
