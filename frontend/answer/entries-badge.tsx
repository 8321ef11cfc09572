import { Badge } from '../ui/badge.tsx';

/** How many entries the diary holds. */
export function EntriesBadge({ count }: { count: number }) {
  return <Badge tone="mist">{count === 1 ? '1 Eintrag' : `${count.toLocaleString('de-DE')} Einträge`}</Badge>;
}
