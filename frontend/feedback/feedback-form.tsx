import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGE_LIFETIME_MONTHS } from '../../bff/feedback/feedback.numbers.rules.ts';
import { SendFeedbackDocument } from '../graphql/feedback-operations.generated.ts';
import { plainRequest } from '../graphql/plain-request.ts';
import { type FieldErrors, firstFieldError, focusFirstInvalid } from '../lib/field-errors.ts';
import { PATHS } from '../lib/paths.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { SENDING_NEEDS_SCRIPT } from '../ui/no-script.texts.ts';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast, type Toast } from '../ui/toast-store.ts';
import styles from './contact.module.css';
import { FEEDBACK_SENT, feedbackNotSent } from './feedback.texts.ts';

/** The rules load when a field gets the focus: reading the page needs none. */
const loadRules = () => import('../../bff/feedback/feedback.rules.ts');

/** A name that no browser fills in by itself. */
const HONEYPOT = 'aufwind_rueckfrage';

/** The feedback form: a comment, optional name and address; a filled honeypot ends the sending silently. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Toast | null>(null);
  const [pending, setPending] = useState(false);
  useUnfinished(pending);

  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstInvalid(form.current);
  }, [errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const { [HONEYPOT]: honeypot, ...entries } = Object.fromEntries(new FormData(event.currentTarget));
    if (honeypot) return;
    setFailure(null);
    setPending(true);
    try {
      const { feedbackRule } = await loadRules();
      const checked = feedbackRule.safeParse(entries);
      setErrors(checked.success ? {} : firstFieldError(checked.error.issues));
      if (!checked.success) {
        setPending(false);
        return;
      }
      const { name, email, comment } = checked.data;
      const input = { name: name || null, email: email || null, comment };
      await plainRequest(SendFeedbackDocument, { input });
      showToast(FEEDBACK_SENT);
      onSent();
    } catch (error) {
      const notSent = feedbackNotSent(error instanceof Error ? error.message : '');
      setFailure(notSent);
      showToast(notSent);
      setPending(false);
    }
  }

  return (
    <form
      ref={form}
      className={`card ${styles.form}`}
      onFocus={() => void loadRules().catch(() => {})}
      onSubmit={submit}
      noValidate
    >
      <FormFailure failure={failure} />
      <div className={`cells ${styles.pair}`}>
        <TextField label="Name (optional)" name="name" autoComplete="name" error={errors.name} />
        <TextField
          label="E-Mail (optional)"
          name="email"
          type="email"
          autoComplete="email"
          error={errors.email}
        />
      </div>
      <TextArea id="comment" label="Kommentar *" name="comment" required error={errors.comment} />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={HONEYPOT}>Bitte frei lassen</label>
        <input id={HONEYPOT} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
      <p className={styles.note}>
        * Pflichtfeld. Deine Nachricht wird verschlüsselt gespeichert und nach spätestens{' '}
        {MESSAGE_LIFETIME_MONTHS}&nbsp;Monaten gelöscht. Mehr dazu unter{' '}
        <Link to={PATHS.privacy}>Datenschutz</Link>.
      </p>
      <Button type="submit" disabled={!hydrated} pending={pending} pendingLabel="Wird gesendet...">
        Feedback senden
      </Button>
      <noscript>{SENDING_NEEDS_SCRIPT}</noscript>
    </form>
  );
}
