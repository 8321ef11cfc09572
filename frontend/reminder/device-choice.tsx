import { Button } from '../ui/button.tsx';
import type { Change } from './change.ts';
import { addThisDevice, pushSupport, removeThisDevice } from './push.ts';
import type { ReminderStateFragment } from './reminder.generated.ts';
import { DEVICE_ADDED, DEVICE_REMOVED } from './reminder.wording.ts';

type DeviceChoiceProps = {
  pushKey: string | null;
  reminder: ReminderStateFragment;
  pending: boolean;
  change: Change;
};

/** Whether this browser shows the reminder, and the button to change that. */
export function DeviceChoice({ pushKey, reminder, pending, change }: DeviceChoiceProps) {
  if (reminder.isOnThisDevice) {
    return (
      <>
        <p>Dieses Gerät erinnert Dich, solange Du hier angemeldet bist.</p>
        <Button
          kind="secondary"
          pending={pending}
          onClick={() => void change(DEVICE_REMOVED, () => removeThisDevice())}
        >
          Nicht mehr auf diesem Gerät
        </Button>
      </>
    );
  }
  if (!pushKey || pushSupport() !== 'possible') return null;
  return (
    <>
      <p>Dieses Gerät erinnert Dich noch nicht.</p>
      <Button
        kind="secondary"
        pending={pending}
        onClick={() => void change(DEVICE_ADDED, () => addThisDevice(pushKey))}
      >
        Auch auf diesem Gerät
      </Button>
    </>
  );
}
