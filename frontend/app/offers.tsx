import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { useLazyPart } from '../lib/use-lazy-part.ts';
import { watchInstallPrompt } from '../offers/install.ts';
import { renewDevice } from '../reminder/renew-device.ts';
import { useReminderFocus } from '../reminder/use-reminder-focus.ts';
import { TodayDocument } from '../writing/today.generated.ts';
import { UpdateOffer } from './update-offer.tsx';

// Load the offer only after the day is answered.
const loadQuietOffer = async () => (await import('../offers/quiet-offer.tsx')).QuietOffer;

/** The offers on signed-in pages, and the notice of a new version. */
export function Offers() {
  const { pathname } = useLocation();
  const { data: day } = useQuery(TodayDocument, { fetchPolicy: 'cache-only' });
  const isOffering = pathname === PATHS.daily && Boolean(day?.todayAnswer);
  const QuietOffer = useLazyPart(loadQuietOffer, isOffering);
  useReminderFocus();
  useEffect(watchInstallPrompt, []);
  useEffect(() => {
    // Without this permission the browser has no subscription.
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    // The next page tries again.
    renewDevice().catch(() => {});
  }, []);
  return (
    <>
      {isOffering && QuietOffer && <QuietOffer />}
      <UpdateOffer />
    </>
  );
}
