import { Button } from '../ui/button.tsx';
import { succeeded, type Toast } from '../ui/toast-store.ts';
import { addThisDevice, pushSupport, removeThisDevice } from './push.ts';
import type { ReminderStateFragment } from './reminder.generated.ts';

const ADDED = succeeded('Dieses Gerät erinnert Dich');
const REMOVED = succeeded('Dieses Gerät erinnert Dich nicht mehr');

/** Runs a change of the reminder, and shows the toast `done` or the failure. */
export type Change = (done: Toast, act: () => Promise<unknown>) => Promise<void>;

type DeviceChoiceProps = {
  pushKey: string | null;
  reminder: ReminderStateFragment;
  pending: boolean;
  change: Change;
};

/** Whether this browser shows the reminder, and the button to change that. */
export function DeviceChoice({ pushKey, reminder, pending, change }: DeviceChoiceProps) {
  const isHere = reminder.isOnThisDevice;
  const canAdd = pushKey !== null && pushSupport() === 'possible';
  const add = canAdd ? () => change(ADDED, () => addThisDevice(pushKey)) : null;
  const act = isHere ? () => change(REMOVED, removeThisDevice) : add;
  if (!act) return null;
  return (
    <>
      <p>
        {isHere
          ? 'Dieses Gerät erinnert Dich, solange Du hier angemeldet bist.'
          : 'Dieses Gerät erinnert Dich noch nicht.'}
      </p>
      <Button pending={pending} onClick={() => void act()}>
        {isHere ? 'Nicht mehr auf diesem Gerät' : 'Auch auf diesem Gerät'}
      </Button>
    </>
  );
}
