import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';
import { FieldError } from './field-error.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  pendingLabel?: string;
  confirmKind?: ComponentProps<typeof Button>['kind'];
  pending?: boolean;
  failure?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  /** Alternative action or a field below the text. */
  children?: ReactNode;
};

/** Asks before data is lost or passed on. The focus starts on 'Abbrechen', and returns to its previous element. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, pendingLabel, pending, confirmKind } = props;
  const { failure, onConfirm, onCancel, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();

  // Before the dialog leaves the page, so that the focus returns also then.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!open || !shown) return;
    shown.showModal();
    cancel.current?.focus();
    // A low window has scrolled to the focus: the question comes first.
    shown.scrollTo(0, 0);
    return () => shown.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      role={confirmKind ? undefined : 'alertdialog'}
      className={`card ${styles.dialog}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        if (!pending) onCancel();
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {text}
      </p>
      {children}
      {failure && (
        <div role="alert">
          <FieldError id={`${id}-failure`} message={failure} />
        </div>
      )}
      <div className={`row ${styles.actions}`}>
        <Button ref={cancel} disabled={pending} onClick={onCancel}>
          Abbrechen
        </Button>
        <Button
          kind={confirmKind ?? 'danger'}
          pending={pending}
          pendingLabel={pendingLabel}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {pending ? pendingLabel : ''}
      </p>
    </dialog>
  );
}
