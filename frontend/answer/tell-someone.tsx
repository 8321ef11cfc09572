import { useId, useState } from 'react';
import { longDate } from '../lib/dates.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Drawing } from '../ui/icon.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { showToast, succeeded } from '../ui/toast-store.ts';
import { useAction } from '../ui/use-action.ts';
import type { Answer } from '../writing/text.ts';

const SPEECH = 'M4 5.5h16v10.5h-9l-4.5 4v-4H4z';

/** The action of an entry that passes its text on, edited first: by the system's share sheet, or by the clipboard. */
export function TellSomeone({ answer: { content, day } }: { answer: Pick<Answer, 'content' | 'day'> }) {
  const id = useId();
  const [text, setText] = useState<string>();
  const { run, pending, failure } = useAction('Nicht weitergegeben');
  // A reload, such as the one after a save, would close the dialog and lose the changed text.
  useUnfinished(text !== undefined, text === content);

  async function passOn(chosen: string) {
    await ('share' in navigator ? share(chosen) : copy(chosen));
    setText(undefined);
  }

  return (
    <>
      <IconButton
        label={`Jemandem davon erzählen: Eintrag vom ${longDate(day)}`}
        onClick={() => setText(content)}
      >
        <Drawing path={SPEECH} size={18} />
      </IconButton>
      {text !== undefined && (
        <ConfirmDialog
          open
          title="Jemandem davon erzählen"
          text="Ändere hier, was Du willst: Dein Tagebuch bleibt, wie es ist."
          confirmKind="primary"
          confirmLabel={'share' in navigator ? 'Teilen' : 'Kopieren'}
          pending={pending}
          failure={failure?.text}
          onConfirm={() => void run(() => passOn(text))}
          onCancel={() => void run(async () => setText(undefined))}
        >
          <TextArea
            id={id}
            aria-label="Was Du weitergibst"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </ConfirmDialog>
      )}
    </>
  );
}

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  showToast(succeeded('Kopiert'));
}

/** Opens the share sheet; a person who closes it has changed their mind, and nothing has failed. */
async function share(text: string): Promise<void> {
  try {
    await navigator.share({ text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
