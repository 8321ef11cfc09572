import { useEffect, useId, useRef, useState } from 'react';
import { longDate } from '../lib/dates.ts';
import { Button, IconButton } from '../ui/button.tsx';
import styles from '../ui/confirm-dialog.module.css';
import { Drawing } from '../ui/icon.tsx';
import { useToldAction } from '../ui/show-failure.ts';
import { TextArea } from '../ui/text-area.tsx';
import { showToast, succeeded } from '../ui/toast-store.ts';
import type { Answer } from '../writing/text.ts';

const SPEECH = 'M4 5.5h16v10.5h-9l-4.5 4v-4H4z';

type Told = Pick<Answer, 'content' | 'day'>;

/** The action of an entry that passes its sentence on, by the share sheet of the system or by the clipboard. */
export function TellSomeone({ answer }: { answer: Told }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={`Jemandem davon erzählen: Eintrag vom ${longDate(answer.day)}`}
        onClick={() => setIsOpen(true)}
      >
        <Drawing path={SPEECH} size={18} />
      </IconButton>
      {isOpen && <TellDialog answer={answer} onClosed={() => setIsOpen(false)} />}
    </>
  );
}

function TellDialog({ answer, onClosed }: { answer: Told; onClosed: () => void }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState(answer.content);
  const { run, pending } = useToldAction('Nicht weitergegeben');
  const canShare = 'share' in navigator;

  useEffect(() => dialog.current?.showModal(), []);

  async function passOn() {
    if (canShare) await share(text);
    else {
      await navigator.clipboard.writeText(text);
      showToast(succeeded('Kopiert'));
    }
    dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      className={`card ${styles.dialog}`}
      aria-labelledby={`${id}-title`}
      onClose={onClosed}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        Jemandem davon erzählen
      </h2>
      <p className={styles.text}>Ändere hier, was Du willst: Dein Tagebuch bleibt, wie es ist.</p>
      <div className={styles.field}>
        <TextArea
          id={`${id}-text`}
          aria-labelledby={`${id}-title`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className={`row ${styles.actions}`}>
        <Button kind="secondary" onClick={() => dialog.current?.close()}>
          Abbrechen
        </Button>
        <Button pending={pending} disabled={text.trim() === ''} onClick={() => void run(passOn)}>
          {canShare ? 'Teilen' : 'Kopieren'}
        </Button>
      </div>
    </dialog>
  );
}

/** Opens the share sheet; a person who closes it has changed their mind, and nothing has failed. */
async function share(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
