import type { Saved } from '../writing/text.ts';

const RELOAD_MS = 1_500;
const RELOAD_AFTER_OVERLAY_MS = 4_000;

/** The milestone to celebrate after a save, and the delay until the page reloads. */
export function afterSave({ milestone }: Saved): { celebrated: Saved['milestone']; reloadMs: number } {
  const celebrated = milestone && milestone.event !== 'default' ? milestone : null;
  return { celebrated, reloadMs: celebrated ? RELOAD_AFTER_OVERLAY_MS : RELOAD_MS };
}
