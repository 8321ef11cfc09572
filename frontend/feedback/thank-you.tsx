import { useEffect } from 'react';
import { PATHS } from '../lib/paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import styles from './contact.module.css';

/** Thanks for the feedback, with two links. */
export function ThankYou({ onAgain }: { onAgain: () => void }) {
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
        <Button kind="secondary" onClick={onAgain}>
          Weiteres Feedback senden
        </Button>
      </div>
    </div>
  );
}
