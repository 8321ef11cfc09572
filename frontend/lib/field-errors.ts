/** The German error of each form field. */
export type FieldErrors = Record<string, string>;

type Issue = { path: PropertyKey[]; message: string };

/** What a rule says of the entries of a form. */
export type Checked<Values> =
  | { success: true; data: Values }
  | { success: false; error: { issues: Issue[] } };

/** The first issue at its field; the next one waits for the next try, as a form all in red only shouts. */
export function firstFieldError([issue]: Issue[]): FieldErrors {
  return issue ? { [String(issue.path[0])]: issue.message } : {};
}

/** Puts the focus on the first field of a form that is marked invalid. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  const field = form?.querySelector('[aria-invalid="true"]');
  if (field instanceof HTMLElement) field.focus();
}
