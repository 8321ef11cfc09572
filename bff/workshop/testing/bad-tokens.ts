/** Ways to spoil a token without signing anything: each takes a valid token and returns an invalid token. */
export const BAD_TOKENS: [kind: string, spoil: (token: string) => string][] = [
  ['empty', () => ''],
  ['blank', () => '   '],
  ['no token at all', () => 'x'],
  ['without its payload', (token) => token.slice(token.indexOf('.'))],
  ['without its signature', (token) => token.slice(0, token.indexOf('.') + 1)],
  ['without its dot', (token) => token.replace('.', '')],
  ['cut off by one character', (token) => token.slice(0, -1)],
  ['cut off at half', (token) => token.slice(0, token.length / 2)],
  ['cut off in front', (token) => token.slice(1)],
  ['with a character more', (token) => `${token}A`],
  ['with a space in front', (token) => ` ${token}`],
  ['with a line break behind', (token) => `${token}\n`],
  ['with padding', (token) => `${token}=`],
  ['with the fragment’s sign', (token) => `#${token}`],
  ['percent-encoded', (token) => token.replace('.', '%2E')],
  ['in capitals', (token) => token.toUpperCase()],
  ['twice', (token) => `${token}${token}`],
  ['with both parts exchanged', (token) => token.split('.').reverse().join('.')],
  [
    'with another first character of the signature',
    (token) => token.replace(/\.(.)/, (_all, one) => `.${one === 'A' ? 'B' : 'A'}`),
  ],
  [
    'with another last character of the signature',
    (token) => token.replace(/.$/, (one) => (one === 'A' ? 'E' : 'A')),
  ],
  ['with a signature of zeros', (token) => token.replace(/\..*$/, `.${'A'.repeat(43)}`)],
  ['with a NUL', (token) => `${token}\0`],
  ['as JSON', (token) => JSON.stringify({ token })],
  ['longer than any token', (token) => token + 'A'.repeat(100_000)],
  [
    'for the next user',
    (token) => respelled(token, (payload) => payload.replace(/^\d+/, (id) => String(Number(id) + 1))),
  ],
  ['for a user who is none', (token) => respelled(token, (payload) => payload.replace(/^\d+/, '9999999999'))],
  ['for user 0', (token) => respelled(token, (payload) => payload.replace(/^\d+/, '0'))],
  ['with zeros before the user', (token) => respelled(token, (payload) => `0${payload}`)],
  [
    'that lives a day longer',
    (token) =>
      respelled(token, (payload) => payload.replace(/\d+$/, (end) => String(Number(end) + 86_400_000))),
  ],
  ['that lives for ever', (token) => respelled(token, (payload) => payload.replace(/\d+$/, '9999999999999'))],
  ['without an end', (token) => respelled(token, (payload) => payload.replace(/\d+$/, ''))],
  ['with a fact more', (token) => respelled(token, (payload) => `${payload}|1`)],
];

function respelled(token: string, change: (payload: string) => string): string {
  const [payload = '', signature = ''] = token.split('.');
  const changed = change(Buffer.from(payload, 'base64url').toString());
  return `${Buffer.from(changed).toString('base64url')}.${signature}`;
}
