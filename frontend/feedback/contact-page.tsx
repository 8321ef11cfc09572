import { useEffect, useState } from 'react';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { PATHS } from '../lib/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { Needs } from '../ui/needs.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import styles from './contact.module.css';
import { FeedbackForm } from './feedback-form.tsx';

/** The feedback form, and thanks once the feedback is sent. */
export function Page() {
  const [state, setState] = useState<'form' | 'thanks' | 'again'>('form');

  return (
    <div className={`column ${styles.page}`}>
      <PageMeta
        title="Kontakt"
        description={`Schreib uns: Fragen, Lob und Kritik zu ${BRAND}, auf Wunsch anonym. Wir antworten möglichst innerhalb von 24\u00a0Stunden.`}
        canonical={PATHS.contact}
      />
      {state === 'thanks' ? (
        <ThankYou onAgain={() => setState('again')} />
      ) : (
        <>
          <PageHeading isResult={state === 'again'}>Schreib uns</PageHeading>
          <div className="lead">
            <p>
              Was gefällt Dir, was fehlt Dir, was hakt? Wir bemühen uns, innerhalb von 24&nbsp;Stunden zu
              antworten. Du kannst uns auch anonym schreiben: Name und E-&#8288;Mail-Adresse sind freiwillig.
            </p>
            <Needs need="message-notices" as="p">
              Jede Nachricht wird gelesen.
            </Needs>
          </div>
          <FeedbackForm onSent={() => setState('thanks')} />
        </>
      )}
    </div>
  );
}

function ThankYou({ onAgain }: { onAgain: () => void }) {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  return (
    <div className={`centered ${styles.thanks}`}>
      <Logo size={72} />
      <PageHeading isResult>Danke, dass Du Dir Zeit genommen hast</PageHeading>
      <p>
        Deine Nachricht ist angekommen. Wenn Du eine E-&#8288;Mail-Adresse angegeben hast, bemühen wir uns um
        eine Antwort innerhalb von 24&nbsp;Stunden.
      </p>
      <div className={`row ${styles.ways}`}>
        <ButtonLink to={PATHS.landing}>Zur Startseite</ButtonLink>
        <Button onClick={onAgain}>Weiteres Feedback senden</Button>
      </div>
    </div>
  );
}
