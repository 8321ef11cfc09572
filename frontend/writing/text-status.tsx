import { useEffect, useRef, useState } from 'react';
import { isSaving, type Status, statusOf, type Text } from './text.ts';
import styles from './text-status.module.css';

const ANNOUNCE_EVERY_MS = 30_000;
const NO_CONNECTION = 'Gerade keine Verbindung. Dein Text ist auf diesem Gerät gesichert';

/** Asks the person to choose between two versions before a save. */
export const CHOOSE_A_VERSION = 'Bitte wähle eine Fassung.';

const LINES: Record<Status, string> = {
  none: '',
  drafted: 'Entwurf gesichert',
  stored: 'Dein Text ist auf diesem Gerät gesichert.',
  offline: `${NO_CONNECTION}.`,
  waiting: `${NO_CONNECTION} und wird gespeichert, sobald es wieder geht.`,
  serverFailed:
    'Der Server konnte gerade nicht speichern. Dein Text ist auf diesem Gerät gesichert, wir versuchen es weiter.',
  unsafe: 'Noch nicht gesichert. Bitte lass diese Seite offen.',
  undecided: `Noch nicht gesichert. ${CHOOSE_A_VERSION}`,
  refused: 'Nicht gesichert.',
};

/** The statuses of a text that is not saved; a screen reader always hears their lines. */
const UNSAVED: Status[] = ['unsafe', 'undecided', 'refused'];

function lineOf(text: Text): string {
  const { problem } = text;
  if (problem?.is !== 'refused') return LINES[statusOf(text)];
  const { message, faults } = problem.failure;
  const [fault] = Object.values(faults);
  return `${LINES.refused} ${fault ? `${fault}.` : message} Bitte ändere Deinen Text oder kopiere ihn.`;
}

/**
 * Shows the status of a text. A screen reader hears it at most every 30 seconds, and always after a save or when the
 * text is not saved.
 */
export function TextStatus({ text }: { text: Text }) {
  const spokenAt = useRef(Number.NEGATIVE_INFINITY);
  const [aloud, setAloud] = useState(true);
  const isUnsaved = UNSAVED.includes(statusOf(text));
  const line = isUnsaved ? '' : lineOf(text);
  const isOutcome = isSaving(text);
  const isWell = [LINES.none, LINES.drafted].includes(line);

  useEffect(() => {
    // Decide while the line is empty: the live region must be ready before its text changes.
    if (line === '') setAloud(isOutcome || performance.now() - spokenAt.current > ANNOUNCE_EVERY_MS);
    else if (aloud) spokenAt.current = performance.now();
  }, [line, aloud, isOutcome]);

  return (
    <>
      <p className={`small ${isWell ? styles.line : styles.strip}`} aria-live={aloud ? 'polite' : 'off'}>
        {line}
      </p>
      <p className={`small ${styles.strip}`} role="status">
        {isUnsaved && lineOf(text)}
      </p>
    </>
  );
}
