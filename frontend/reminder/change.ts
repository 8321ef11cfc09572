import type { Toast } from '../ui/toast-store.ts';

/** Runs a change of the reminder, and shows the toast `done` or the failure. */
export type Change = (done: Toast, act: () => Promise<unknown>) => Promise<void>;
