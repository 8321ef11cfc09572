import { useMutation } from '@apollo/client/react';
import { useEffect, useId, useState } from 'react';
import { WEEKDAYS, type Weekday } from '../../bff/reminder/reminder-days.rules.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';
import type { Change } from './change.ts';
import { addThisDevice, type PushSupport, pushSupport } from './push.ts';
import { type ReminderQuery, SetReminderDocument } from './reminder.generated.ts';
import styles from './reminder.module.css';
import { NO_PUSH, REMINDER_SET } from './reminder.wording.ts';

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

const WAYS = ['push', 'mail'] as const satisfies Way[];
const WAY_LABELS: Record<Way, string> = {
  push: 'Auf meinen Geräten',
  mail: 'Per E-Mail',
};

type ReminderFormProps = {
  known: ReminderQuery;
  pending: boolean;
  change: Change;
  onEnd: () => Promise<void>;
};

/** The ways in which this person can be reminded. */
function openWays({ offers, waysIn, reminder }: ReminderQuery, support: PushSupport): Way[] {
  // A device that takes part already needs nothing from this browser.
  const canPush = Boolean(offers.pushKey) && (support === 'possible' || reminder.way === 'push');
  const canMail = offers.mail && waysIn.isAddressConfirmed;
  return WAYS.filter((way) => (way === 'push' ? canPush : canMail));
}

/** Time, days and way of the reminder; only ways that are open can be chosen. */
export function ReminderForm({ known, pending, change, onEnd }: ReminderFormProps) {
  const { offers, reminder } = known;
  const [setReminder] = useMutation(SetReminderDocument);
  const [time, setTime] = useState(reminder.time);
  const [weekdays, setWeekdays] = useState(reminder.weekdays);
  const support = pushSupport();
  const hasPush = Boolean(offers.pushKey);
  const ways = openWays(known, support);
  const [way, setWay] = useState<Way | null>(reminder.way ?? ways[0] ?? null);

  const { form, button, errors } = useForm({
    rule: loadRule,
    read: () => ({ time, weekdays, way }),
    send: (input) =>
      change(REMINDER_SET, async () => {
        const { pushKey } = offers;
        const isNewHere = input.way === 'push' && pushKey && !reminder.isOn && support === 'possible';
        if (isNewHere) await addThisDevice(pushKey);
        await setReminder({ variables: { input } });
      }),
  });

  // Safari asks for the permission to notify only right after a press.
  useEffect(() => {
    loadRule().catch(() => {});
  }, []);

  if (ways.length === 0) {
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
      <DayChoices chosen={weekdays} onChange={setWeekdays} />
      <WayChoices ways={ways} chosen={way} onChange={setWay} />
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

type DayChoicesProps = { chosen: Weekday[]; onChange: (weekdays: Weekday[]) => void };

function DayChoices({ chosen, onChange }: DayChoicesProps) {
  const toggle = (weekday: Weekday) =>
    onChange(WEEKDAYS.filter((one) => (one === weekday) !== chosen.includes(one)));
  return (
    <fieldset className={`${styles.choices} ${styles.days}`}>
      <legend>Tage</legend>
      {WEEKDAYS.map((weekday) => (
        <label key={weekday} className={styles.choice}>
          <input type="checkbox" checked={chosen.includes(weekday)} onChange={() => toggle(weekday)} />
          {DAYS[weekday]}
        </label>
      ))}
    </fieldset>
  );
}

type WayChoicesProps = { ways: Way[]; chosen: Way | null; onChange: (way: Way) => void };

function WayChoices({ ways, chosen, onChange }: WayChoicesProps) {
  const id = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>Weg</legend>
      {ways.map((way) => (
        <label key={way} className={styles.choice}>
          <input type="radio" name={`${id}way`} checked={way === chosen} onChange={() => onChange(way)} />
          {WAY_LABELS[way]}
        </label>
      ))}
    </fieldset>
  );
}
