import { useState } from 'react';
import { deleteDemoSentence, demoSentence } from '../lib/demo-sentence.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './auth.module.css';

/** The sentence that goes from the demo into the diary; the visitor can drop the sentence here. */
export function DemoSentence() {
  const isHydrated = useHydrated();
  const [sentence, setSentence] = useState(() => demoSentence(null));
  if (!isHydrated || sentence === null) return null;

  function discard() {
    deleteDemoSentence();
    setSentence(null);
  }

  return (
    <figure className={`notice ${styles.demoSentence}`}>
      <blockquote dir="auto">{sentence}</blockquote>
      <figcaption className="small">Dein Satz kommt mit in Dein Tagebuch.</figcaption>
      <IconButton label="Satz nicht mitnehmen" onClick={discard}>
        <Icon name="close" />
      </IconButton>
    </figure>
  );
}
