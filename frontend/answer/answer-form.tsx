import {
  type ChangeEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  ANSWER_TEXTS,
  type AnswerTexts,
  isSame,
  type TextField,
} from '../../bff/answer/answer-content.rules.ts';
import { watchKeyboard } from '../lib/keyboard.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { useUserId } from '../session/use-current-user.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { SAVING } from '../ui/ui.wording.ts';
import type { News } from '../writing/events.ts';
import { EMPTY, type Faults, type Field, isSaving, type Text } from '../writing/text.ts';
import { CHOOSE_A_VERSION, TextStatus } from '../writing/text-status.tsx';
import { type ServerState, useText } from '../writing/use-text.ts';
import { Versions } from '../writing/versions.tsx';
import styles from './answer-form.module.css';

const loadRule = async () => (await import('../../bff/answer/answer.rules.ts')).answerRule;

async function findFaults(texts: AnswerTexts): Promise<Faults | undefined> {
  // Offline the rule may fail to load. Accept the text then: the server checks the same rule.
  const rule = await loadRule().catch(() => undefined);
  const issue = rule?.safeParse(texts).error?.issues[0];
  return issue && { [issue.path.join()]: issue.message };
}

type AnswerFormProps = {
  field: Field;
  known: ServerState;
  /** Attributes of the first text's field: its label, hint and placeholder. */
  first: { id: string; 'aria-label'?: string; 'aria-describedby'?: string; placeholder?: string | undefined };
  submitLabel: string;
  className: string | undefined;
  /** Error for an empty first text, in place of the message of the answer rule. */
  emptySentence?: string | undefined;
  children?: ReactNode;
  /** Renders the part below the first field from the text in the field. */
  below?: (content: string) => ReactNode;
  onNews: (news: News) => void;
  onRefused?: (isNothing: boolean) => void;
  /** Adds a cancel button, which discards the text and calls this. */
  onClosed?: () => void;
};

/** Focuses the first text field, or the first field with an error, and keeps the form in view above a keyboard. */
function useFocus(form: RefObject<HTMLFormElement | null>, faults: Faults | undefined, isEntry: boolean) {
  useEffect(watchKeyboard, []);

  useEffect(() => {
    if (faults) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, faults]);

  useEffect(() => {
    const area = form.current?.querySelector('textarea');
    const { activeElement, body } = document;
    // Autofocus only if no other field has focus, and never on touch devices, where the keyboard would cover the page.
    const isFree = activeElement === body || form.current?.contains(activeElement);
    if (!area || !(isEntry || (isFree && matchMedia('(pointer: fine)').matches))) return;
    area.focus({ preventScroll: !isEntry });
    area.setSelectionRange(area.value.length, area.value.length);
  }, [form, isEntry]);
}

/** Handles the keys of a field: Ctrl+Enter submits, and Escape closes an unchanged text. */
function keysOf({ isReady, typed }: Text, onClosed: (() => void) | undefined) {
  return ({ key, ctrlKey, metaKey, currentTarget, nativeEvent }: KeyboardEvent<HTMLTextAreaElement>) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
    if (key === 'Escape' && isReady && !typed && !nativeEvent.isComposing) onClosed?.();
  };
}

/**
 * The form for the texts of an answer. Shows a conflicting version below the fields, and focuses a field with an error.
 */
export function AnswerForm(props: AnswerFormProps) {
  const { field, first, children, onNews: notifyParent, onRefused, onClosed } = props;
  const { text, input, type, dispatch } = useText(useUserId(), field, props.known, onNews);
  const [refused, setRefused] = useState<{ input: AnswerTexts; faults: Faults }>();
  // A draft that loads after the refusal is another text.
  const faults = refused && isSame(refused.input, input) ? refused.faults : undefined;
  const form = useRef<HTMLFormElement>(null);
  const isBusy = isSaving(text) || text.answer !== null;
  const isEntry = field.kind === 'entry';
  // The writer itself holds the page while the text would be lost with it.
  useUnfinished(isEntry || (text.isTouched && !isSame(input, EMPTY)), true);

  useFocus(form, faults, isEntry);

  function setFaults(found: Faults) {
    setRefused({ input, faults: found });
  }

  function onNews(news: News) {
    if (news.is === 'undecided') setFaults({ content: CHOOSE_A_VERSION });
    if (news.is === 'failed' && news.outcome.is === 'refused') {
      const { message, faults: found } = news.outcome.failure;
      setFaults(Object.keys(found).length > 0 ? found : { content: message });
    }
    notifyParent(news);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isBlank = input.content.trim() === '';
    const found = isBlank && props.emptySentence ? { content: props.emptySentence } : await findFaults(input);
    if (!found) return dispatch({ is: 'saveRequested' });
    setFaults(found);
    onRefused?.(isBlank);
  }

  function close() {
    dispatch({ is: 'chose', side: 'stored' });
    onClosed?.();
  }

  const area = (of: TextField) => ({
    value: input[of],
    maxCodePoints: ANSWER_TEXTS[of].maxCodePoints,
    error: faults?.[of],
    onKeyDown: keysOf(text, onClosed),
    readOnly: isBusy || !(isEntry || text.isReady),
    onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
      setRefused(undefined);
      type({ ...input, [of]: target.value });
    },
  });

  return (
    <form
      ref={form}
      className={`writing ${props.className}`}
      onFocus={() => void loadRule().catch(() => {})}
      onSubmit={submit}
      noValidate
    >
      {children}
      <TextArea {...first} {...area('content')} />
      {props.below?.(input.content)}
      <Versions text={text} dispatch={dispatch} onTaken={onClosed} />
      <div className={`row screen-only ${styles.actions}`} data-actions>
        <TextStatus text={text} />
        {onClosed && (
          <Button disabled={isBusy} onClick={close}>
            Abbrechen
          </Button>
        )}
        <Button kind="primary" type="submit" pending={isBusy} pendingLabel={SAVING}>
          {props.submitLabel}
        </Button>
      </div>
    </form>
  );
}
