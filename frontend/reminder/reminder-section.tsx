import { useEffect, useState } from 'react';
import { GOODBYE_TEXT, REMINDER_TEXT } from '../../bff/reminder/reminder.sentences.rules.ts';
import { plainRequest } from '../graphql/plain-request.ts';
import {
  EndReminderDocument,
  ReminderDocument,
  type ReminderQuery,
} from '../graphql/reminder-operations.generated.ts';
import { useHashTarget } from '../lib/use-hash-target.ts';
import { useUserId } from '../session/use-current-user.ts';
import { Section } from '../ui/section.tsx';
import { showToast } from '../ui/toast-store.ts';
import { CalendarButton } from './calendar-button.tsx';
import type { Change } from './change.ts';
import { DeviceChoice } from './device-choice.tsx';
import styles from './reminder.module.css';
import { REMINDER_ENDED, reminderFailed } from './reminder.texts.ts';
import { ReminderForm } from './reminder-form.tsx';

/** 'Erinnerung': when, on which days, and in which way; or a calendar's own. */
export function ReminderSection() {
  const userId = useUserId();
  const [known, setKnown] = useState<ReminderQuery | null>(null);
  const [isLost, setIsLost] = useState(false);
  const [pending, setPending] = useState(false);
  useHashTarget();

  useEffect(() => {
    plainRequest(ReminderDocument, {}, userId).then(setKnown, () => setIsLost(true));
  }, [userId]);

  const change: Change = async (done, act) => {
    setPending(true);
    try {
      const reminder = await act();
      setKnown((before) => before && { ...before, reminder });
      showToast(done);
    } catch (error) {
      showToast(reminderFailed(error instanceof Error ? error.message : ''));
    }
    setPending(false);
  };

  return (
    <Section>
      <p>Eine Minute am Abend. Hast Du schon geantwortet, bleibt es still.</p>
      <blockquote className={styles.words}>
        <strong>{REMINDER_TEXT.title}</strong>
        <span>{REMINDER_TEXT.body}</span>
      </blockquote>
      {isLost && <p>Ob Du erinnert wirst, lässt sich gerade nicht laden.</p>}
      {known?.reminder.hasEnded && (
        <p>
          {GOODBYE_TEXT.title} {GOODBYE_TEXT.body}
        </p>
      )}
      {known && (
        <ReminderForm
          known={known}
          pending={pending}
          change={change}
          onEnd={() =>
            change(
              REMINDER_ENDED,
              async () => (await plainRequest(EndReminderDocument, {}, userId)).endReminder,
            )
          }
        />
      )}
      {known?.reminder.isOn && known.reminder.way === 'push' && (
        <DeviceChoice known={known} pending={pending} change={change} />
      )}
      <CalendarButton time={known?.reminder.time} weekdays={known?.reminder.weekdays} />
    </Section>
  );
}
