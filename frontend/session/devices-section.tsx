import { useMutation, useQuery } from '@apollo/client/react';
import { toFailure } from '../graphql/error-message.ts';
import { DevicesDocument, LogOutEverywhereDocument } from '../graphql/operations.generated.ts';
import { calendarDay, shortDate } from '../lib/dates.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { showToast } from '../ui/toast-store.ts';
import styles from './devices.module.css';
import { LOGGED_OUT_EVERYWHERE, logOutFailed } from './log-out.texts.ts';

/** Lists the sessions of this account and ends all but this one. */
export function DevicesSection() {
  const { data, refetch } = useQuery(DevicesDocument, { fetchPolicy: 'network-only' });
  const [logOutEverywhere, { loading }] = useMutation(LogOutEverywhereDocument);

  async function logOutOthers() {
    try {
      await logOutEverywhere();
      showToast(LOGGED_OUT_EVERYWHERE);
      await refetch().catch(() => {});
    } catch (error) {
      showToast(logOutFailed(toFailure(error).message));
    }
  }

  return (
    <Section title="Angemeldete Geräte">
      <ul className={styles.devices}>
        {data?.sessions.map(({ id, browser, lastUsedAt, isCurrent }) => (
          <li key={id}>
            <strong>{browser === 'Unbekannt' ? 'Unbekannter Browser' : browser}</strong>
            <span>{isCurrent ? 'Dieses Gerät' : `Zuletzt benutzt: ${lastUse(lastUsedAt)}`}</span>
          </li>
        ))}
      </ul>
      <p>
        „Überall abmelden“ beendet alle anderen Anmeldungen sofort. Auf diesem Gerät bleibst Du angemeldet.
      </p>
      <Button
        kind="secondary"
        pending={loading}
        pendingLabel="Abmelden..."
        onClick={() => void logOutOthers()}
      >
        Überall abmelden
      </Button>
    </Section>
  );
}

function lastUse(lastUsedAt: string): string {
  const day = calendarDay(new Date(lastUsedAt));
  return day === calendarDay(new Date()) ? 'heute' : `am ${shortDate(day)}`;
}
