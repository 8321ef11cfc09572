import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CREDENTIALS, PATHS } from '../lib/paths.ts';
import { useInView } from '../lib/use-in-view.ts';
import { useTimeout } from '../lib/use-timeout.ts';
import { CODE_PURPOSE } from '../recovery-code/recovery-code.wording.ts';
import { ReminderOffer } from '../reminder/reminder-offer.tsx';
import { useUserId } from '../session/use-current-user.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { TodayDocument } from '../writing/today.generated.ts';
import { ConsentOffer } from './consent-offer.tsx';
import { useInstallWay } from './install.ts';
import { InstallOffer } from './install-offer.tsx';
import { nextOffer, type QuietOffer as Offer } from './next-offer.ts';
import { noteSeen, readOffers, storeOffers } from './offer-days.ts';
import styles from './offers.module.css';
import { QuietOfferDocument } from './quiet-offer.generated.ts';

/** An offer counts as seen once half of it was in view for this time. */
const SEEN_AFTER_MS = 2000;
const HALF = { threshold: 0.5 };

const CARD = `card screen-only ${styles.offer}`;

/** The offer below the answer of the day, if any. */
export function QuietOffer() {
  const userId = useUserId();
  const { data: day } = useQuery(TodayDocument, { fetchPolicy: 'cache-only' });
  const [stored, setStored] = useState(() => readOffers(userId));
  const installWay = useInstallWay();
  const isAnswered = Boolean(day?.todayAnswer);

  // Without a reply show nothing: an offer can wait for another day.
  const { data: known } = useQuery(QuietOfferDocument, { skip: !isAnswered, fetchPolicy: 'network-only' });

  const today = day?.today ?? '';
  const offer = known && day?.todayAnswer && nextOffer(known, day, stored, installWay !== null);
  const [isInView, setIsInView] = useState(false);
  const place = useInView(offer, HALF, setIsInView);
  useTimeout(() => offer && noteSeen(userId, offer, today), isInView ? SEEN_AFTER_MS : null, offer);

  function dismiss(done: Offer) {
    // One offer a day, also if it was answered at once. The focus stays on the page.
    noteSeen(userId, done, today);
    document.querySelector('h1')?.focus({ preventScroll: true });
    const before = readOffers(userId);
    const next = { ...before, dismissed: { ...before.dismissed, [done]: today } };
    storeOffers(next);
    setStored(next);
  }

  if (!offer) return null;
  const onDone = () => dismiss(offer);
  return (
    <div ref={place}>
      {offer === 'consent' && <ConsentOffer className={CARD} onDone={onDone} />}
      {offer === 'reminder' && (
        <ReminderOffer className={CARD} pushKey={known.offers.pushKey} onDone={onDone} />
      )}
      {offer === 'recovery-sheet' && <RecoveryCodeOffer onDone={onDone} />}
      {offer === 'install' && installWay && (
        <InstallOffer className={CARD} way={installWay} onDone={onDone} />
      )}
      {offer === 'confirm-address' && <AddressOffer onDone={onDone} />}
    </div>
  );
}

function RecoveryCodeOffer({ onDone }: { onDone: () => void }) {
  return (
    <aside className={CARD} aria-label="Wiederherstellungsblatt">
      <p>{CODE_PURPOSE}</p>
      <div className="row">
        <ButtonLink to={PATHS.recoveryCode} kind="secondary" onClick={onDone}>
          Blatt erstellen
        </ButtonLink>
        <Button onClick={onDone}>Nicht jetzt</Button>
      </div>
    </aside>
  );
}

function AddressOffer({ onDone }: { onDone: () => void }) {
  return (
    <aside className={`row small screen-only ${styles.line}`} aria-label="E-Mail-Adresse">
      <p>
        Bestätige Deine E-Mail-Adresse: Dann schreiben wir Dir dorthin, wenn Du ein neues Passwort brauchst
        oder an Deinem Konto etwas geschieht. <Link to={CREDENTIALS}>Zum Profil</Link>
      </p>
      <Button onClick={onDone}>Später</Button>
    </aside>
  );
}
