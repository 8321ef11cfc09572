import { useLocation } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { QuietOffer } from '../offers/quiet-offer.tsx';
import { UpdateOffer } from './update-offer.tsx';

/** What is offered on the pages behind the log-in, which do not wait for it. */
export function LateOffers() {
  const { pathname } = useLocation();
  return (
    <>
      {pathname === PATHS.daily && <QuietOffer />}
      <UpdateOffer />
    </>
  );
}
