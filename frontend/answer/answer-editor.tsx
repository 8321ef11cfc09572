import { useApolloClient, useMutation } from '@apollo/client/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ANSWER_MAX_CODE_POINTS } from '../../bff/answer/answer-length.rules.ts';
import { TextStatusLine } from '../draft/text-status-line.tsx';
import { useKeptText, type Version } from '../draft/use-kept-text.ts';
import { toFailure } from '../graphql/error-message.ts';
import { type AnswerFieldsFragment, UpdateAnswerDocument } from '../graphql/operations.generated.ts';
import { editField } from '../lib/kept-texts.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { useReturn } from '../lib/use-return.ts';
import { useSingleFlight } from '../lib/use-single-flight.ts';
import { Button } from '../ui/button.tsx';
import { OtherVersion } from '../ui/other-version.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { showToast } from '../ui/toast-store.ts';
import type { UpdateTexts } from './answer.texts.ts';
import styles from './answer-editor.module.css';
import { useAnswerRule } from './use-answer-rule.ts';

type AnswerEditorProps = {
  answer: AnswerFieldsFragment;
  label: string;
  texts: UpdateTexts;
  onClose: () => void;
};

/**
 * Edits an answer in place. A text that could not be saved stays in the field and in this browser, and is sent again
 * when the network returns; a version from elsewhere is shown beside it.
 */
export function AnswerEditor({ answer, label, texts, onClose }: AnswerEditorProps) {
  const id = useId();
  const client = useApolloClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const [original] = useState(answer);
  const kept = useKeptText(editField(original.id), original, resume);
  const [error, setError] = useState<string>();
  const [other, setOther] = useState<Version | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const [updateAnswer, { loading }] = useMutation(UpdateAnswerDocument);
  const answerFault = useAnswerRule();
  const singly = useSingleFlight();
  useUnfinished(true, kept.isKept);
  useReturn(saveAgain);

  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  function refuse(message: string | undefined) {
    setError(message);
    field.current?.focus();
  }

  async function save(isAgain: boolean) {
    const { current } = kept.latest;
    const mine = current ? kept.put({ ...current, submitted: true }) : kept.type(kept.currentText(), true);
    try {
      const input = { id: original.id, content: mine.text.trim(), expectedUpdatedAt: mine.base };
      await updateAnswer({ variables: { input } });
      await close();
      showToast(texts.updated);
    } catch (thrown) {
      const failure = toFailure(thrown);
      setIsWaiting(failure.isTemporary);
      if (!failure.isTemporary) kept.put({ ...mine, submitted: false });
      setOther(failure.current ?? null);
      if (isAgain && failure.isTemporary) return;
      showToast(failure.code === 'CONFLICT' ? { ...texts.failed, text: failure.message } : texts.failed);
      refuse(failure.fields.content ?? failure.message);
    }
  }

  function saveAgain() {
    if (kept.latest.current?.submitted) void singly(() => save(true), saveAgain);
  }

  function resume() {
    const { base } = kept.latest.current ?? {};
    if (base !== original.updatedAt) setOther(original);
    else saveAgain();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const fault = await answerFault(kept.text);
    if (fault) return refuse(fault);
    await singly(() => save(false));
  }

  async function close() {
    await kept.drop();
    onClose();
  }

  async function keepOwn(version: Version) {
    kept.put({ text: kept.currentText(), base: version.updatedAt, submitted: false });
    setOther(null);
    await singly(() => save(false));
  }

  async function takeOther() {
    // Without a network the page shows the old version a little longer; the text is safe on the server.
    await client.refetchQueries({ include: 'active' }).catch(() => {});
    await close();
  }

  return (
    <form className={styles.editor} onSubmit={submit} noValidate>
      <TextArea
        ref={field}
        id={id}
        aria-label={label}
        value={kept.text}
        maxCodePoints={ANSWER_MAX_CODE_POINTS}
        readOnly={loading}
        error={error}
        onChange={(event) => {
          setError(undefined);
          setIsWaiting(false);
          kept.type(event.target.value);
        }}
      />
      <div aria-live="polite">
        {other && (
          <OtherVersion
            title="Es gibt zwei Fassungen"
            hint="Dein Text steht oben im Feld. Gespeichert ist inzwischen:"
            text={other.content}
          >
            <Button kind="secondary" disabled={loading} onClick={() => void keepOwn(other)}>
              Meine Fassung speichern
            </Button>
            <Button kind="secondary" disabled={loading} onClick={() => void takeOther()}>
              Andere Fassung übernehmen
            </Button>
          </OtherVersion>
        )}
      </div>
      <div className={styles.actions}>
        <TextStatusLine status={isWaiting ? 'waiting' : 'untouched'} />
        <Button kind="secondary" disabled={loading} onClick={() => void close()}>
          Abbrechen
        </Button>
        <Button type="submit" pending={loading} pendingLabel="Speichere...">
          Speichern
        </Button>
      </div>
    </form>
  );
}
