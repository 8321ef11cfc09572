import { useEffect, useId, useState } from 'react';
import { WEEKDAYS, type Weekday } from '../../bff/reminder/reminder-days.rules.ts';
import { plainRequest } from '../graphql/plain-request.ts';
import { useUserId } from '../session/use-current-user.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import type { Change } from './change.ts';
import { addThisDevice, pushSupport } from './push.ts';
import styles from './reminder.module.css';
import { type ReminderQuery, SetReminderDocument } from './reminder.plain.generated.ts';
import { NO_PUSH, REMINDER_SET } from './reminder.texts.ts';

const DAYS: Record<Weekday, string> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
};

const loadRule = async () => (await import('../../bff/reminder/reminder.rules.ts')).reminderRule;

type Way = NonNullable<ReminderQuery['reminder']['way']>;

type ReminderFormProps = {
  known: ReminderQuery;
  pending: boolean;
  change: Change;
  onEnd: () => Promise<void>;
};

/** Time, days and way of the reminder; only ways that are open can be chosen. */
export function ReminderForm({ known, pending, change, onEnd }: ReminderFormProps) {
  const { offers, waysIn, reminder } = known;
  const id = useId();
  const userId = useUserId();
  const [time, setTime] = useState(reminder.time);
  const [weekdays, setWeekdays] = useState(reminder.weekdays);
  const support = pushSupport();
  const hasPush = Boolean(offers.pushKey);
  // A device that takes part already needs nothing from this browser.
  const canPush = hasPush && (support === 'possible' || reminder.way === 'push');
  const canMail = offers.mail && waysIn.isAddressConfirmed;
  const [way, setWay] = useState<Way | null>(reminder.way ?? (canPush ? 'push' : canMail ? 'mail' : null));

  const { form, button, errors } = useForm({
    rule: loadRule,
    read: () => ({ time, weekdays, way }),
    send: (input) =>
      change(REMINDER_SET, async () => {
        const { pushKey } = offers;
        const isNewHere = input.way === 'push' && pushKey && !reminder.isOn && support === 'possible';
        if (isNewHere) await addThisDevice(pushKey, userId);
        return (await plainRequest(SetReminderDocument, { input }, userId)).setReminder;
      }),
  });

  // Safari asks for the permission to notify only right after a press.
  useEffect(() => {
    loadRule().catch(() => {});
  }, []);

  function toggle(weekday: Weekday) {
    setWeekdays((before) =>
      WEEKDAYS.filter((one) => (one === weekday ? !before.includes(one) : before.includes(one))),
    );
  }

  if (!canPush && !canMail) {
    return (
      <>
        {hasPush && support !== 'possible' && <p>{NO_PUSH[support]}</p>}
        {offers.mail && <p>Für Erinnerungen per E-Mail bestätige zuerst Deine Adresse.</p>}
      </>
    );
  }
  return (
    <form {...form} className={styles.form}>
      <TextField
        label="Uhrzeit"
        name="time"
        type="time"
        required
        value={time}
        onChange={(event) => setTime(event.target.value)}
        error={errors.time}
      />
      <fieldset className={`${styles.choices} ${styles.days}`}>
        <legend>Tage</legend>
        {WEEKDAYS.map((weekday) => (
          <label key={weekday} className={styles.choice}>
            <input type="checkbox" checked={weekdays.includes(weekday)} onChange={() => toggle(weekday)} />
            {DAYS[weekday]}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>Weg</legend>
        {canPush && (
          <label className={styles.choice}>
            <input type="radio" name={`${id}way`} checked={way === 'push'} onChange={() => setWay('push')} />
            Auf meinen Geräten
          </label>
        )}
        {canMail && (
          <label className={styles.choice}>
            <input type="radio" name={`${id}way`} checked={way === 'mail'} onChange={() => setWay('mail')} />
            Per E-Mail
          </label>
        )}
      </fieldset>
      {hasPush && support !== 'possible' && <p>{NO_PUSH[support]}</p>}
      <div className="row">
        <Button {...button} kind="secondary" disabled={pending || weekdays.length === 0 || !way}>
          {reminder.isOn ? 'Erinnerung ändern' : 'Erinnerung einschalten'}
        </Button>
        {reminder.isOn && (
          <Button kind="secondary" pending={pending} onClick={() => void onEnd()}>
            Erinnerung ausschalten
          </Button>
        )}
      </div>
    </form>
  );
}
