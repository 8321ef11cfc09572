import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGE_LIFETIME_MONTHS } from '../../bff/feedback/feedback.numbers.rules.ts';
import { KEEP_DATA_DAYS } from '../../bff/platform/lib/retention.rules.ts';
import { plainRequest } from '../graphql/plain-request.ts';
import { PATHS } from '../lib/paths.ts';
import { storedUserId } from '../lib/signed-in-marker.ts';
import { createStore } from '../lib/store.ts';
import { useUnfinished } from '../lib/unfinished.ts';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { EmailField, TextField } from '../ui/text-field.tsx';
import { failed, showToast, succeeded } from '../ui/toast-store.ts';
import { SENDING_NEEDS_SCRIPT } from '../ui/ui.wording.ts';
import { useForm } from '../ui/use-form.ts';
import styles from './contact.module.css';
import { SendFeedbackDocument } from './feedback.plain.generated.ts';

const THANKS = 'Vielen Dank für dein wertvolles Feedback. Wir melden uns bald bei dir.';
const HONEYPOT = 'aufwind_rueckfrage';

/** Outside the component: the comment is still there when the person, and nobody else, comes back from another page. */
export const unsent = createStore<{ comment: string; userId: string | null } | null>(null);

/** The feedback form: a comment, optional name and address; with a filled honeypot nothing is sent. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const [kept] = useState(() => {
    const last = unsent.get();
    return last && last.userId === storedUserId() ? last.comment : '';
  });
  const [hasText, setHasText] = useState(kept !== '');
  const { form, button, errors, failure } = useForm({
    rule: async () => (await import('../../bff/feedback/feedback.rules.ts')).feedbackRule,
    send: async ({ name, email, comment }) => {
      const input = { name: name || null, email: email || null, comment };
      await plainRequest(SendFeedbackDocument, { input });
      unsent.set(null);
      showToast(succeeded('Feedback gesendet!', THANKS));
      onSent();
    },
    onFailure: ({ message }) => {
      const notSent = failed('Fehler beim Senden', message || 'Bitte versuche es später erneut.');
      showToast(notSent);
      return { failure: notSent };
    },
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (new FormData(event.currentTarget).get(HONEYPOT)) event.preventDefault();
    else form.onSubmit(event);
  }

  // The text would be lost with the page, which another tab can reload.
  useUnfinished(hasText || button.pending);

  return (
    <form {...form} className={`card rows ${styles.form}`} onSubmit={submit}>
      <FormFailure failure={failure} />
      <div className={`cells ${styles.pair}`}>
        <TextField
          label="Name (optional)"
          name="name"
          autoComplete="name"
          readOnly={button.pending}
          error={errors.name}
        />
        <EmailField
          label="E-Mail (optional)"
          name="email"
          autoComplete="email"
          readOnly={button.pending}
          error={errors.email}
        />
      </div>
      <TextArea
        id="comment"
        label="Kommentar *"
        name="comment"
        required
        readOnly={button.pending}
        error={errors.comment}
        defaultValue={kept}
        onInput={({ currentTarget }) => {
          unsent.set({ comment: currentTarget.value, userId: storedUserId() });
          setHasText(currentTarget.value !== '');
        }}
      />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={HONEYPOT}>Bitte frei lassen</label>
        <input id={HONEYPOT} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
      <p className={`small ${styles.note}`}>
        * Pflichtfeld. Deine Nachricht wird verschlüsselt gespeichert und nach {MESSAGE_LIFETIME_MONTHS}
        &nbsp;Monaten gelöscht, aus Sicherungskopien bis zu {KEEP_DATA_DAYS}&nbsp;Tage später. Mehr dazu unter{' '}
        <Link to={PATHS.privacy} target="_blank">
          Datenschutz
        </Link>
        .
      </p>
      <Button {...button} pendingLabel="Wird gesendet...">
        Feedback senden
      </Button>
      <noscript>{SENDING_NEEDS_SCRIPT}</noscript>
    </form>
  );
}
