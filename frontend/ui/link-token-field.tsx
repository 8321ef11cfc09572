import { useState } from 'react';
import { tokenOf } from '../lib/use-link-token.ts';
import { ButtonLink } from './button.tsx';
import { TextField } from './text-field.tsx';

type LinkTokenFieldProps = { token: string | null; error: string | undefined; label?: string };

/** The token of a form: from the link, or typed where a mail program has cut the link. */
export function LinkTokenField({ token, error, label = 'Code aus der E-Mail' }: LinkTokenFieldProps) {
  const [typed, setTyped] = useState('');
  if (token !== null) return <input type="hidden" name="token" value={token} />;
  return (
    <TextField
      label={label}
      name="token"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      hint="Der Code ist der Teil des Links hinter dem Zeichen #. Du kannst auch den ganzen Link einfügen."
      value={typed}
      onChange={(event) => setTyped(tokenOf(event.target.value))}
      error={error}
    />
  );
}

/** Says that a link is no longer valid, and links to the page for a new link. */
export function LinkExpired({ sentence, to, label }: { sentence: string; to: string; label: string }) {
  return (
    <>
      <p>{sentence}</p>
      <ButtonLink to={to}>{label}</ButtonLink>
    </>
  );
}
