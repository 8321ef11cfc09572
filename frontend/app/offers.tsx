import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { useLatePart } from '../lib/use-late-part.ts';
import { watchInstallPrompt } from '../offers/install.ts';
import { keepDevice } from '../reminder/keep-device.ts';
import { useArrival } from '../reminder/use-arrival.ts';
import { TodayDocument } from '../writing/today.generated.ts';
import { UpdateOffer } from './update-offer.tsx';

// Nothing is offered before the answer of the day.
const loadQuietOffer = async () => (await import('../offers/quiet-offer.tsx')).QuietOffer;

/** The offers on the pages behind the log-in, and their notice of a new version. */
export function Offers() {
  const { pathname } = useLocation();
  const { data: day } = useQuery(TodayDocument, { fetchPolicy: 'cache-only' });
  const isOffering = pathname === PATHS.daily && Boolean(day?.todayAnswer);
  const QuietOffer = useLatePart(loadQuietOffer, isOffering);
  useArrival();
  useEffect(watchInstallPrompt, []);
  useEffect(() => {
    // No other browser has a subscription.
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    // It is tried again on the next page.
    keepDevice().catch(() => {});
  }, []);
  return (
    <>
      {isOffering && QuietOffer && <QuietOffer />}
      <UpdateOffer />
    </>
  );
}
