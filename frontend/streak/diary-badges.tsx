import { useQuery } from '@apollo/client/react';
import { entryCount, formatCount } from '../lib/counts.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { Badge, Sun } from '../ui/badge.tsx';
import { StreakDocument } from './streak.operations.generated.ts';

type DiaryBadgesProps = {
  entries: number;
  /** The page has queried the streak with its entries, at this visit. */
  isStreakCurrent?: boolean;
};

/** The streak, refreshed on every visit and window focus, and the number of entries. */
export function DiaryBadges({ entries, isStreakCurrent = false }: DiaryBadgesProps) {
  const { data, refetch } = useQuery(StreakDocument, {
    fetchPolicy: isStreakCurrent ? 'cache-first' : 'cache-and-network',
    notifyOnNetworkStatusChange: false,
  });
  // A failed background refresh changes nothing on screen.
  useWindowEvent('focus', () => void refetch().catch(() => {}));
  const days = data?.streak.isShown ? data.streak.count : 0;
  return (
    <>
      {days > 0 && (
        <Badge tone="dawn">
          <Sun />
          {formatCount(days, 'Tages-Streak', 'Tage Streak')}
        </Badge>
      )}
      <Badge tone="mist">{entryCount(entries)}</Badge>
    </>
  );
}
