import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { useLatePart } from '../lib/use-late-part.ts';
import { TodayDocument } from '../writing/today.generated.ts';
// It listens from the start: the browser asks only once.
import '../offers/install.ts';
import { useArrival } from '../reminder/use-arrival.ts';
import { UpdateOffer } from './update-offer.tsx';

// Nothing is offered before the answer of the day.
const loadQuietOffer = async () => (await import('../offers/quiet-offer.tsx')).QuietOffer;

/** What is offered on the pages behind the log-in, which do not wait for it. */
export function LateOffers() {
  const { pathname } = useLocation();
  const { data: day } = useQuery(TodayDocument, { fetchPolicy: 'cache-only' });
  const isOffering = pathname === PATHS.daily && Boolean(day?.todayAnswer);
  const [QuietOffer] = useLatePart(loadQuietOffer, isOffering);
  useArrival();
  useEffect(() => {
    // No other browser has a subscription.
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    const load = import('../reminder/keep-device.ts');
    // It is tried again on the next page.
    load.then(({ keepDevice }) => keepDevice()).catch(() => {});
  }, []);
  return (
    <>
      {isOffering && QuietOffer && <QuietOffer />}
      <UpdateOffer />
    </>
  );
}
