import { useQuery } from '@apollo/client/react';
import { StreakDocument } from '../graphql/diary-operations.generated.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { Badge } from '../ui/badge.tsx';
import { Sun } from '../ui/logo.tsx';

/** How many days in a row are answered, if there are any; asked anew on every visit and on window focus. */
export function StreakBadge() {
  const { data, refetch } = useQuery(StreakDocument, { fetchPolicy: 'cache-and-network' });
  // A failed look in the background changes nothing on screen.
  useWindowEvent('focus', () => void refetch().catch(() => {}));
  const count = data?.streak.count;
  if (!count) return null;
  return (
    <Badge tone="dawn">
      <Sun />
      {count === 1 ? '1 Tages-Streak' : `${count.toLocaleString('de-DE')} Tage Streak`}
    </Badge>
  );
}
