/** The German error of each form field. */
export type FieldErrors = Record<string, string>;

type Issue = { path: PropertyKey[]; message: string };

/** What a rule says of the entries of a form. */
export type Checked<Values> =
  | { success: true; data: Values }
  | { success: false; error: { issues: Issue[] } };

/** The first issue of each field. */
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
