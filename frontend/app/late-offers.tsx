import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { QuietOffer } from '../offers/quiet-offer.tsx';
import { keepDevice } from '../reminder/keep-device.ts';
import { useArrival } from '../reminder/use-arrival.ts';
import { useUserId } from '../session/use-current-user.ts';
import { UpdateOffer } from './update-offer.tsx';

/** What is offered on the pages behind the log-in, which do not wait for it. */
export function LateOffers() {
  const { pathname } = useLocation();
  const userId = useUserId();
  useArrival();
  useEffect(() => {
    // It is tried again on the next page.
    keepDevice(userId).catch(() => {});
  }, [userId]);
  return (
    <>
      {pathname === PATHS.daily && <QuietOffer />}
      <UpdateOffer />
    </>
  );
}
