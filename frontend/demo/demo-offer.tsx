import { keepSentence } from '../lib/kept-sentence.ts';
import { PATHS, REGISTRATION } from '../lib/paths.ts';
import { useCurrentUser } from '../session/use-current-user.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './demo.module.css';

/** The visitor's own sentence, and the offer to take it along into a diary. */
export function DemoOffer({ sentence }: { sentence: string }) {
  const isSignedIn = useCurrentUser().status === 'signedIn';
  return (
    <section className={`notice ${styles.offer}`} aria-labelledby="demo-offer">
      <blockquote dir="auto">{sentence}</blockquote>
      <h3 id="demo-offer">Willst Du ihn behalten?</h3>
      <p>Dein Satz kommt mit.</p>
      <ButtonLink to={isSignedIn ? PATHS.daily : REGISTRATION} onClick={() => keepSentence(sentence)}>
        {isSignedIn ? 'Zur Tagesfrage' : 'Konto erstellen'}
      </ButtonLink>
    </section>
  );
}
