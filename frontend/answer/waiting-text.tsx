import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useUserId } from '../account/use-current-user.ts';
import { type AnswerFieldsFragment, UpdateAnswerDocument } from '../graphql/operations.generated.ts';
import { DRAFT_FIELD, forgetText } from '../lib/kept-texts.ts';
import { useFindKept } from '../lib/use-find-kept.ts';
import { Button } from '../ui/button.tsx';
import { OtherVersion } from '../ui/other-version.tsx';
import { showToast } from '../ui/toast-store.ts';
import { DAILY_UPDATE } from './answer.texts.ts';

/** A text that came too late to be today's answer: it can take the answer's place, go, or wait for tomorrow. */
export function WaitingText({ answer }: { answer: AnswerFieldsFragment }) {
  const userId = useUserId();
  const [text, setText] = useState<string | null>(null);
  const [updateAnswer, { loading }] = useMutation(UpdateAnswerDocument);

  useFindKept(userId, DRAFT_FIELD, (kept) => {
    if (!kept) return;
    const isSaved = kept.text.trim() === '' || kept.text.trim() === answer.content;
    if (isSaved) void forgetText(userId, DRAFT_FIELD, kept.text);
    else setText(kept.text);
  });

  async function forget(waiting: string) {
    await forgetText(userId, DRAFT_FIELD, waiting);
    setText(null);
  }

  async function replace(waiting: string) {
    const input = { id: answer.id, content: waiting.trim(), expectedUpdatedAt: answer.updatedAt };
    try {
      await updateAnswer({ variables: { input } });
      await forget(waiting);
      showToast(DAILY_UPDATE.updated);
    } catch {
      showToast(DAILY_UPDATE.failed);
    }
  }

  if (text === null) return null;
  return (
    <OtherVersion
      title="Dieser Text wartet noch"
      hint="Die Frage von heute war schon beantwortet, als er ankam. Er kann Deine Antwort ersetzen; sonst bleibt er für morgen hier."
      text={text}
    >
      <Button
        kind="secondary"
        pending={loading}
        pendingLabel="Speichere..."
        onClick={() => void replace(text)}
      >
        Antwort ersetzen
      </Button>
      <Button kind="secondary" disabled={loading} onClick={() => void forget(text)}>
        Verwerfen
      </Button>
    </OtherVersion>
  );
}
