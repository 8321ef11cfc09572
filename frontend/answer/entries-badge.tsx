import { Badge } from '../ui/badge.tsx';

const NUMBER = new Intl.NumberFormat('de-DE');

/** How many entries the diary holds. */
export function EntriesBadge({ count }: { count: number }) {
  return <Badge tone="mist">{count === 1 ? '1 Eintrag' : `${NUMBER.format(count)} Einträge`}</Badge>;
}
