import { useMutation } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { CONSENT, CONSENT_ACTS, CONSENT_VERSION } from '../../bff/account/account.sentences.rules.ts';
import { PATHS } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { showToast, succeeded } from '../ui/toast-store.ts';
import { useAction } from '../ui/use-action.ts';
import { RenewConsentDocument } from './quiet-offer.generated.ts';

/** Asks once for consent to changed terms; the answer blocks nothing. */
export function ConsentOffer({ className, onDone }: { className: string; onDone: () => void }) {
  const [renewConsent] = useMutation(RenewConsentDocument);
  const { run, pending } = useAction('Nicht gespeichert');

  async function accept() {
    await renewConsent({ variables: { version: CONSENT_VERSION } });
    showToast(succeeded('Danke', 'Deine Einwilligung ist gespeichert.'));
    onDone();
  }

  return (
    <aside className={className} aria-label="Einwilligung">
      <p>Der Text Deiner Einwilligung ist genauer geworden. Bist Du weiter einverstanden?</p>
      <p>
        {CONSENT_ACTS.renewing} {CONSENT} <Link to={PATHS.privacy}>Datenschutz</Link>
      </p>
      <div className="row">
        <Button pending={pending} onClick={() => void run(accept)}>
          Einverstanden
        </Button>
        <Button disabled={pending} onClick={onDone}>
          Nicht jetzt
        </Button>
      </div>
      <p className="small">Schreiben, lesen, exportieren und löschen kannst Du auch ohne Antwort.</p>
    </aside>
  );
}
