import { generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto';
import { DAY_MS } from '../../platform/lib/clock.ts';

const NAME = 'localhost';
const LIFETIME_DAYS = 90;
const LOOPBACK = Buffer.from([127, 0, 0, 1]);

/** Encodes a value as DER: tag, length, content. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

function utcTime(instant: number): Buffer {
  const digits = new Date(instant).toISOString().replace(/\D/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}

/** Creates a key and a self-signed certificate for localhost and 127.0.0.1, valid for some days, as PEM. */
export function createCertificate(daysLeft = 1): { key: string; cert: string } {
  const endsAt = Date.now() + daysLeft * DAY_MS;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));
  const name = sequence(der(0x31, sequence(identifier('550403'), der(0x0c, Buffer.from(NAME)))));
  const alternatives = sequence(der(0x82, Buffer.from(NAME)), der(0x87, LOOPBACK));
  const extension = sequence(identifier('551d11'), der(0x04, alternatives));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(utcTime(endsAt - LIFETIME_DAYS * DAY_MS), utcTime(endsAt)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: new X509Certificate(sequence(content, ecdsaWithSha256, signature)).toString(),
  };
}
