import { useMutation } from '@apollo/client/react';
import { useEffect, useId, useRef, useState } from 'react';
import { WEEKDAYS } from '../../bff/reminder/reminder-days.rules.ts';
import { weekdayOf } from '../lib/dates.ts';
import { useAfterClose } from '../lib/use-after-close.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { TextField } from '../ui/text-field.tsx';
import { succeeded } from '../ui/toast-store.ts';
import { useForm } from '../ui/use-form.ts';
import type { Change } from './device-choice.tsx';
import { addThisDevice, type PushSupport, pushSupport } from './push.ts';
import {
  EndReminderDocument,
  type ReminderChannel,
  type ReminderQuery,
  SetReminderDocument,
  type Weekday,
} from './reminder.generated.ts';
import styles from './reminder.module.css';
import { NO_PUSH, REMINDER_SET } from './reminder.wording.ts';

const loadRule = async () => (await import('../../bff/reminder/reminder.rules.ts')).reminderRule;

const ENDED = succeeded('Erinnerung ausgeschaltet');

const CHANNELS = ['PUSH', 'MAIL'] as const satisfies ReminderChannel[];
const CHANNEL_LABELS: Record<ReminderChannel, string> = {
  PUSH: 'Auf meinen Geräten',
  MAIL: 'Per E-Mail',
};

type Known = { offers: ReminderQuery['offers']; account: NonNullable<ReminderQuery['me']> };

type ReminderFormProps = Known & { pending: boolean; change: Change };

function openChannels({ offers, account }: Known, support: PushSupport): ReminderChannel[] {
  const { isAddressConfirmed, reminder } = account;
  // Another subscribed device needs nothing from this browser.
  const canPush = Boolean(offers.pushKey) && (support === 'possible' || reminder.channel === 'PUSH');
  const canMail = offers.mail && isAddressConfirmed;
  return CHANNELS.filter((channel) => (channel === 'PUSH' ? canPush : canMail));
}

/** Time, days and channel of the reminder; only available channels can be chosen. */
export function ReminderForm({ offers, account, pending, change }: ReminderFormProps) {
  const { reminder } = account;
  const [setReminder] = useMutation(SetReminderDocument);
  const [endReminder] = useMutation(EndReminderDocument);
  const [weekdays, setWeekdays] = useState(reminder.weekdays);
  const support = pushSupport();
  const whyNot = useRef<HTMLParagraphElement>(null);
  const setButton = useRef<HTMLButtonElement>(null);
  const noPush = offers.pushKey && support !== 'possible' && (
    <p ref={whyNot} tabIndex={-1}>
      {NO_PUSH[support]}
    </p>
  );
  const channels = openChannels({ offers, account }, support);
  const [chosen, setChannel] = useState(reminder.channel);
  // The operator may have removed the chosen channel.
  const channel = channels.find((one) => one === chosen) ?? channels[0] ?? null;

  const { form, button, errors } = useForm({
    rule: loadRule,
    // The rule expects the channel as the server stores it.
    read: (entries) => ({ time: entries.get('time'), weekdays, channel: channel?.toLowerCase() }),
    send: ({ time }) =>
      change(REMINDER_SET, async () => {
        if (!channel) return;
        const { pushKey } = offers;
        const isPushedAlready = reminder.isOn && reminder.channel === 'PUSH';
        if (channel === 'PUSH' && pushKey && !isPushedAlready && support === 'possible')
          await addThisDevice(pushKey);
        await setReminder({ variables: { input: { time, weekdays, channel } } });
      }),
  });

  // A refused permission removes the form with the pressed button.
  useAfterClose(channels.length > 0, () => whyNot.current?.focus());
  // The pressed button leaves the page.
  useAfterClose(reminder.isOn || pending, () => setButton.current?.focus());
  // Safari asks for the notification permission only right after a click.
  useEffect(() => {
    loadRule().catch(() => {});
  }, []);

  if (channels.length === 0) {
    return (
      <>
        {noPush}
        {offers.mail && <p>Für Erinnerungen per E-Mail bestätige zuerst Deine Adresse.</p>}
      </>
    );
  }
  return (
    <form {...form} className={`rows ${styles.form}`}>
      <TextField
        label="Uhrzeit"
        name="time"
        type="time"
        required
        defaultValue={reminder.time}
        error={errors.time}
      />
      <DayChoices chosen={weekdays} error={errors.weekdays} onChange={setWeekdays} />
      {channels.length > 1 && <ChannelChoices channels={channels} chosen={channel} onChange={setChannel} />}
      {noPush}
      <div className="row">
        <Button {...button} ref={setButton} kind="secondary" disabled={pending || !channel}>
          {reminder.isOn ? 'Erinnerung ändern' : 'Erinnerung einschalten'}
        </Button>
        {reminder.isOn && (
          <Button pending={pending} onClick={() => void change(ENDED, () => endReminder())}>
            Erinnerung ausschalten
          </Button>
        )}
      </div>
    </form>
  );
}

type DayChoicesProps = {
  chosen: Weekday[];
  error: string | undefined;
  onChange: (weekdays: Weekday[]) => void;
};

function DayChoices({ chosen, error, onChange }: DayChoicesProps) {
  const id = useId();
  const toggle = (weekday: Weekday) =>
    onChange(WEEKDAYS.filter((one) => (one === weekday) !== chosen.includes(one)));
  return (
    <fieldset className={`row ${styles.choices} ${styles.days}`}>
      <legend>Tage</legend>
      {WEEKDAYS.map((weekday, index) => (
        <label key={weekday} className="line">
          <input
            type="checkbox"
            checked={chosen.includes(weekday)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && id}
            onChange={() => toggle(weekday)}
          />
          {/* The first day of this month was a Monday. */}
          {weekdayOf(`2024-01-0${index + 1}`)}
        </label>
      ))}
      <FieldError id={id} message={error} />
    </fieldset>
  );
}

type ChannelChoicesProps = {
  channels: ReminderChannel[];
  chosen: ReminderChannel | null;
  onChange: (channel: ReminderChannel) => void;
};

function ChannelChoices({ channels, chosen, onChange }: ChannelChoicesProps) {
  return (
    <fieldset className={`row ${styles.choices}`}>
      <legend>Wie?</legend>
      {channels.map((channel) => (
        <label key={channel} className="line">
          <input type="radio" name="way" checked={channel === chosen} onChange={() => onChange(channel)} />
          {CHANNEL_LABELS[channel]}
        </label>
      ))}
    </fieldset>
  );
}
