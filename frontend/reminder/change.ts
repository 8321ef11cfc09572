import type { Toast } from '../ui/toast-store.ts';
import type { ReminderQuery } from './reminder.plain.generated.ts';

/** Runs a change of the reminder, and shows what has come of it. */
export type Change = (done: Toast, act: () => Promise<ReminderQuery['reminder']>) => Promise<void>;
