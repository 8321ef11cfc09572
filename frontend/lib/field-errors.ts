/** One German sentence for each form field that has a fault. */
export type FieldErrors = Record<string, string>;

type Issue = { path: PropertyKey[]; message: string };

/** The first fault of each field, from the issues a rule has found. */
export function fieldErrors(issues: Issue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    errors[String(path[0])] ??= message;
  }
  return errors;
}

/** Puts the focus on the first field of a form that is marked invalid. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  const field = form?.querySelector('[aria-invalid="true"]');
  if (field instanceof HTMLElement) field.focus();
}
