import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** The flags of authenticator data. */
export const FLAG = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };

/** The forged parts of an authenticator's response; all other parts are genuine. */
export interface Forgery {
  type?: string;
  challenge?: string;
  origin?: string;
  crossOrigin?: boolean;
  topOrigin?: string;
  rpId?: string;
  flags?: number;
  counter?: number;
  id?: string;
  userHandle?: string;
  format?: string;
  /** COSE algorithm that a new key claims. */
  algorithm?: number;
  /** The client data as they are, instead of JSON. */
  clientData?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);

/** A software authenticator with a P-256 key. It makes and forges every response that a browser could send. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url');
  counter = 0;
  userHandle = '';
  flags = FLAG.present | FLAG.verified | FLAG.backupEligible | FLAG.backedUp;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** A new credential for these options. */
  create({ challenge, userHandle }: { challenge: string; userHandle: string }, forged: Forgery = {}) {
    this.userHandle = userHandle;
    const id = forged.id ?? this.id;
    const format = forged.format ?? 'none';
    const authData = Buffer.concat([
      this.#authenticatorData({ ...forged, flags: (forged.flags ?? this.flags) | FLAG.attested }),
      Buffer.alloc(16),
      Buffer.from([0, 32]),
      Buffer.from(this.id, 'base64url'),
      this.#publicKey(forged.algorithm ?? -7),
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText(format),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ]).toString('base64url');
    const clientDataJSON = this.#clientData({ type: 'webauthn.create', challenge, ...forged });
    return { id, response: { clientDataJSON, attestationObject } };
  }

  /** An assertion for this challenge. */
  get({ challenge }: { challenge: string }, forged: Forgery = {}) {
    const authenticatorData = this.#authenticatorData(forged);
    const clientDataJSON = this.#clientData({ type: 'webauthn.get', challenge, ...forged });
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: forged.id ?? this.id,
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
        userHandle: forged.userHandle ?? this.userHandle,
      },
    };
  }

  #clientData({ type, challenge, origin = 'http://localhost:3000', ...forged }: Forgery): string {
    const { crossOrigin = false, topOrigin } = forged;
    const json = forged.clientData ?? JSON.stringify({ type, challenge, origin, crossOrigin, topOrigin });
    return Buffer.from(json).toString('base64url');
  }

  #authenticatorData({ rpId = 'localhost', flags = this.flags, counter = this.counter }: Forgery): Buffer {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags);
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), tail]);
  }

  #publicKey(algorithm: number): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const head = [0xa5, 0x01, 0x02, 0x03, -1 - algorithm + 0x20, 0x20, 0x01, 0x21, 0x58, 0x20];
    return Buffer.concat([
      Buffer.from(head),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
  }
}
