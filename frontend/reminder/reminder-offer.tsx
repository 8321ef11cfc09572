import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { DEFAULT_TIME } from '../../bff/reminder/reminder.numbers.rules.ts';
import { WEEKDAYS } from '../../bff/reminder/reminder-days.rules.ts';
import { PATHS } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useAction } from '../ui/use-action.ts';
import { addThisDevice, pushSupport } from './push.ts';
import { SetReminderDocument } from './reminder.generated.ts';
import { REMINDER_FAILED, REMINDER_SET } from './reminder.wording.ts';

type ReminderOfferProps = {
  className: string;
  pushKey: string | null | undefined;
  onDone: () => void;
};

/** Offers the reminder: directly on this device if supported, otherwise by a link to the profile. */
export function ReminderOffer({ className, pushKey, onDone }: ReminderOfferProps) {
  const [setReminder] = useMutation(SetReminderDocument);
  const navigate = useNavigate();
  const { run, pending } = useAction(REMINDER_FAILED);

  async function accept() {
    if (!pushKey || pushSupport() !== 'possible') {
      onDone();
      void navigate(`${PATHS.profile}#erinnerung`);
      return;
    }
    await run(async () => {
      await addThisDevice(pushKey);
      const input = { time: DEFAULT_TIME, weekdays: [...WEEKDAYS], channel: 'PUSH' as const };
      await setReminder({ variables: { input } });
      showToast(REMINDER_SET);
      onDone();
    });
  }

  return (
    <aside className={className} aria-label="Erinnerung">
      <p>Sollen wir Dich abends erinnern? Hast Du schon geantwortet, bleibt es still.</p>
      <div className="row">
        <Button pending={pending} onClick={() => void accept()}>
          Ja, um {DEFAULT_TIME}&nbsp;Uhr
        </Button>
        <Button disabled={pending} onClick={onDone}>
          Nein
        </Button>
      </div>
    </aside>
  );
}
