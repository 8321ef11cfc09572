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
import { ANSWER_TEXTS, isSame, type TextField } from '../../bff/answer/answer-content.rules.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { useUserId } from '../session/use-current-user.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { SAVING } from '../ui/ui.wording.ts';
import type { News } from '../writing/events.ts';
import { EMPTY, type Faults, type Field, isOnlyInMemory, isSaving } from '../writing/text.ts';
import { CHOOSE_A_VERSION, TextStatus } from '../writing/text-status.tsx';
import { type ServerState, useText } from '../writing/use-text.ts';
import { Versions } from '../writing/versions.tsx';
import styles from './answer-form.module.css';

const loadRule = async () => (await import('../../bff/answer/answer.rules.ts')).answerRule;

type AnswerFormProps = {
  field: Field;
  known: ServerState;
  /** The first text's field, as its label and hint know it. */
  first: { id: string; 'aria-label'?: string; 'aria-describedby'?: string; placeholder?: string | undefined };
  submitLabel: string;
  className: string | undefined;
  /** Says what is wrong when the first text is empty; the rule of an answer says it otherwise. */
  emptySentence?: string | undefined;
  children?: ReactNode;
  onBegun?: () => void;
  onHeard: (news: News) => void;
  onRefused?: (isNothing: boolean) => void;
  /** Closes the form, whose text then goes: there is a button for it. */
  onClosed?: () => void;
};

/** Puts the focus on the first text, or on a faulty one. */
function useFocus(form: RefObject<HTMLFormElement | null>, faults: Faults | undefined, isEntry: boolean) {
  useEffect(() => {
    if (faults) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, faults]);

  useEffect(() => {
    const area = form.current?.querySelector('textarea');
    const { activeElement, body } = document;
    // The question takes the focus from no other field, and not where a keyboard would cover the page.
    const isFree = activeElement === body || form.current?.contains(activeElement);
    if (!area || !(isEntry || (isFree && matchMedia('(pointer: fine)').matches))) return;
    area.focus({ preventScroll: !isEntry });
    area.setSelectionRange(area.value.length, area.value.length);
  }, [form, isEntry]);
}

/** The form for the texts of an answer; a version from elsewhere is shown beside them, and a faulty one takes the focus. */
export function AnswerForm(props: AnswerFormProps) {
  const { field, first, children, onHeard, onRefused, onClosed } = props;
  const { text, input, type, dispatch } = useText(useUserId(), field, props.known, onNews);
  const [faults, setFaults] = useState<Faults>();
  const form = useRef<HTMLFormElement>(null);
  const isBusy = isSaving(text);
  const isEntry = field.kind === 'entry';
  useUnfinished(isEntry || (text.isTouched && !isSame(input, EMPTY)), !isOnlyInMemory(text));

  useFocus(form, faults, isEntry);

  function onNews(news: News) {
    if (news.is === 'undecided') setFaults({ content: CHOOSE_A_VERSION });
    if (news.is === 'failed' && news.outcome.is === 'refused') {
      const { message, faults: found } = news.outcome.failure;
      setFaults(Object.keys(found).length > 0 ? found : { content: message });
    }
    onHeard(news);
  }

  async function faultsOf(): Promise<Faults | undefined> {
    // Without a connection the rule may be missing. The texts count then as they are: the server has the same rule.
    const rule = await loadRule().catch(() => undefined);
    const issue = rule?.safeParse(input).error?.issues[0];
    return issue && { [issue.path.join()]: issue.message };
  }

  function begin() {
    // The rule is needed with the first press of the button.
    loadRule().catch(() => {});
    props.onBegun?.();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isNothing = input.content.trim() === '';
    const found = isNothing && props.emptySentence ? { content: props.emptySentence } : await faultsOf();
    if (!found) return dispatch({ is: 'saveRequested' });
    setFaults(found);
    onRefused?.(isNothing);
  }

  function close() {
    dispatch({ is: 'chose', side: 'stored' });
    onClosed?.();
  }

  const area = (of: TextField) => ({
    value: input[of],
    maxCodePoints: ANSWER_TEXTS[of].maxCodePoints,
    error: faults?.[of],
    onKeyDown: ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === 'Enter' && (ctrlKey || metaKey)) form.current?.requestSubmit();
    },
    readOnly: isBusy || !(isEntry || text.isReady),
    onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
      setFaults(undefined);
      type({ ...input, [of]: target.value });
    },
  });

  return (
    <form ref={form} className={`writing ${props.className}`} onFocus={begin} onSubmit={submit} noValidate>
      {children}
      <TextArea {...first} {...area('content')} />
      <Versions text={text} dispatch={dispatch} onTaken={onClosed} />
      <div className={`screen-only ${styles.actions}`}>
        <TextStatus text={text} />
        {onClosed && (
          <Button kind="secondary" disabled={isBusy} onClick={close}>
            Abbrechen
          </Button>
        )}
        <Button type="submit" pending={isBusy} pendingLabel={SAVING}>
          {props.submitLabel}
        </Button>
      </div>
    </form>
  );
}
