import { randomBytes } from 'node:crypto';
import { FLAG, type Forgery } from './authenticator.ts';

/** Flips a bit in the given byte of a text. */
export function flipped(base64url: string, byte: number): string {
  const bytes = Buffer.from(base64url, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(byte) ^ 1, byte);
  return bytes.toString('base64url');
}

const { present, verified, backupEligible, backedUp } = FLAG;
const SYNCED = backupEligible | backedUp;

/** Forgeries that no ceremony believes, neither a creation nor a sign-in. */
export const FORGERIES: [title: string, forged: Forgery][] = [
  ['the origin of another site', { origin: 'https://aufwind.example' }],
  ['an origin that begins like ours', { origin: 'http://localhost:3000.aufwind.example' }],
  ['another port of our host', { origin: 'http://localhost:3001' }],
  ['our host over https', { origin: 'https://localhost:3000' }],
  ['a host below ours', { origin: 'http://www.localhost:3000' }],
  ['our origin with a slash', { origin: 'http://localhost:3000/' }],
  ['our origin in upper case', { origin: 'HTTP://LOCALHOST:3000' }],
  ['an app as origin', { origin: 'android:apk-key-hash:abc' }],
  ['no origin', { origin: '' }],
  ['"null" as origin', { origin: 'null' }],
  ['the RP id of another site', { rpId: 'aufwind.example' }],
  ['an RP id below ours', { rpId: 'www.localhost' }],
  ['our origin as RP id', { rpId: 'http://localhost:3000' }],
  ['an empty RP id', { rpId: '' }],
  ['our RP id in upper case', { rpId: 'LOCALHOST' }],
  ['no user verification', { flags: present | SYNCED }],
  ['no user presence', { flags: verified | SYNCED }],
  ['neither presence nor verification', { flags: SYNCED }],
  ['a backup of what can have none', { flags: present | verified | backedUp }],
  ['a frame of another site', { crossOrigin: true }],
  ['a frame of a named site', { crossOrigin: true, topOrigin: 'https://aufwind.example' }],
  ['the ceremony of a payment', { type: 'payment.get' }],
  ['no ceremony', { type: '' }],
  ['client data that are not JSON', { clientData: 'challenge' }],
  ['client data that are a list', { clientData: '[]' }],
  ['client data that are null', { clientData: 'null' }],
  ['client data without a challenge', { clientData: '{"type":"webauthn.get"}' }],
  ['a challenge that is a number', { clientData: '{"challenge":1}' }],
  ['an empty challenge', { challenge: '' }],
  ['a challenge of our length that we have not made', { challenge: randomBytes(54).toString('base64url') }],
  ['a challenge of zeroes', { challenge: 'A'.repeat(72) }],
];

/** Forgeries of a challenge that was issued. */
export const CHALLENGES: [title: string, forge: (challenge: string) => string][] = [
  ['another nonce', (challenge) => flipped(challenge, 0)],
  ['another expiry', (challenge) => flipped(challenge, 21)],
  ['another signature', (challenge) => flipped(challenge, 53)],
  ['its last character cut off', (challenge) => challenge.slice(0, -1)],
  ['its first character cut off', (challenge) => challenge.slice(1)],
  ['its signature cut off', (challenge) => challenge.slice(0, 30)],
  ['something behind it', (challenge) => `${challenge}AA`],
  ['padding', (challenge) => `${challenge}==`],
  ['itself twice', (challenge) => challenge + challenge],
  ['a space before it', (challenge) => ` ${challenge}`],
];
