/** A person of a stand-in: the claims of the ID tokens, and the values of Apple's first form. */
export interface Person {
  sub: string;
  email?: string | undefined;
  email_verified?: boolean | string | undefined;
  name?: string | undefined;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
}

/** The person that a stand-in's form describes; an empty field is a claim that the provider omits. */
export function personIn(form: Record<string, unknown>): Person {
  const field = (name: string) =>
    typeof form[name] === 'string' && form[name] !== '' ? form[name] : undefined;
  const email = field('email');
  const isVerified = field('email_verified') !== 'false';
  return {
    sub: field('sub') ?? email ?? 'nobody',
    email,
    email_verified: email && (field('email_verified') ? isVerified : true),
    name: field('name'),
  };
}

/** The stand-in's own page, where a person signs in or refuses. */
export function signInPage(provider: string): string {
  const name = escapeHtml(provider);
  return `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${name} (Nachbau)</title>
<h1>${name} (Nachbau für die Entwicklung)</h1>
<form method="post">
<p><label>Kennung <input name="sub" value="dev-1" required></label></p>
<p><label>E-Mail <input name="email" type="email" value="dev@example.org"></label></p>
<p><label>Name <input name="name" value="Devi Beispiel"></label></p>
<p><button name="action" value="allow">Anmelden</button> <button name="action" value="deny">Abbrechen</button></p>
</form>`;
}

/** Apple's `user` JSON for this person. */
export function appleUserJson({ name = '', email }: Person): string {
  const [firstName = '', ...rest] = name.split(' ');
  return JSON.stringify({ name: { firstName, lastName: rest.join(' ') }, email });
}
