import { useQuery } from '@apollo/client/react';
import { LAST_REMINDER_TEXT, REMINDER_TEXT } from '../../bff/reminder/reminder.sentences.rules.ts';
import { Row, Section } from '../ui/section.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useAction } from '../ui/use-action.ts';
import { CalendarButton } from './calendar-button.tsx';
import { type Change, DeviceChoice } from './device-choice.tsx';
import { ReminderDocument } from './reminder.generated.ts';
import styles from './reminder.module.css';
import { REMINDER_FAILED } from './reminder.wording.ts';
import { ReminderForm } from './reminder-form.tsx';

/** 'Erinnerung': when, on which days, and in which way; or a calendar's own. */
export function ReminderRow() {
  const { data, error } = useQuery(ReminderDocument, { fetchPolicy: 'network-only' });
  const account = data?.me;
  const reminder = account?.reminder;
  const { run, pending } = useAction(REMINDER_FAILED);
  const change: Change = (done, act) =>
    run(async () => {
      await act();
      showToast(done);
    });

  return (
    <Row id="erinnerung" title="Erinnerung" state={reminder && (reminder.isOn ? reminder.time : 'aus')}>
      <Section>
        <p>Eine Minute am Abend. Hast Du schon geantwortet, bleibt es still.</p>
        <blockquote className={`mist ${styles.words}`}>
          <strong>{REMINDER_TEXT.title}</strong>
          <span>{REMINDER_TEXT.body}</span>
        </blockquote>
        {error && !reminder && (
          <p>Wir können gerade nicht nachsehen, ob die Erinnerung an ist. Geändert hat sich nichts.</p>
        )}
        {reminder?.hasEnded && (
          <p>
            {LAST_REMINDER_TEXT.title} {LAST_REMINDER_TEXT.body}
          </p>
        )}
        {account && <ReminderForm offers={data.offers} account={account} pending={pending} change={change} />}
        {reminder?.isOn && reminder.channel === 'PUSH' && (
          <DeviceChoice
            pushKey={data?.offers.pushKey ?? null}
            reminder={reminder}
            pending={pending}
            change={change}
          />
        )}
        {(account || error) && <CalendarButton time={reminder?.time} weekdays={reminder?.weekdays} />}
      </Section>
    </Row>
  );
}
