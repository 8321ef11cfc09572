import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import { startListening, stopListening } from './listening.ts';

const CURVE = 'prime256v1';
const TAG_BYTES = 16;

/** The service's response to a push: a status, or silence. */
export type PushAnswer = { status: number; headers?: Record<string, string> } | 'hang';

/** A push that has arrived, decrypted as the browser would. */
export interface ArrivedPush {
  /** The endpoint of the subscription. */
  endpoint: string;
  /** The text before encryption, without its padding. */
  text: string;
  bytes: number;
  headers: IncomingMessage['headers'];
  /** The claims of the sender's token, whose signature was verified. */
  claims: Record<string, unknown>;
}

/** A real push service on this machine (RFC 8030, 8188, 8291, 8292) that verifies, decrypts and stores pushes. */
export interface PushServiceStandIn {
  /** The host for `PUSH_HOSTS`. */
  host: string;
  /** All pushes that have arrived, oldest first. */
  arrived: readonly ArrivedPush[];
  /** The reasons of invalid pushes; empty while the product follows the RFCs. */
  faults: readonly string[];
  /** The response to every push from now on. */
  answer: PushAnswer;
  /** Subscribes a browser. */
  subscribe(): { endpoint: string; p256dh: string; auth: string };
  close(): Promise<void>;
  /** Listens again on the same port. */
  restart(): Promise<void>;
}

function derive(secret: Buffer, salt: Buffer, info: Buffer[], length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, Buffer.concat(info), length));
}

/** Creates a browser, which decrypts pushes for its keys. */
function createBrowser() {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    decrypt(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const theirKey = body.subarray(21, 21 + keyLength);
      const record = body.subarray(21 + keyLength);
      const info = [Buffer.from('WebPush: info\0'), publicKey, theirKey];
      const input = derive(pair.computeSecret(theirKey), auth, info, 32);
      const key = derive(input, salt, [Buffer.from('Content-Encoding: aes128gcm\0')], 16);
      const nonce = derive(input, salt, [Buffer.from('Content-Encoding: nonce\0')], 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(record.subarray(-TAG_BYTES));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
      const end = padded.lastIndexOf(2);
      if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no last record');
      return padded.subarray(0, end).toString();
    },
  };
}

/** Returns the claims of an `Authorization` header; throws if its key did not sign the token for this service. */
async function claimsOf(authorization: string, audience: string) {
  const [, token = '', k = ''] = /^vapid t=([\w.-]+), k=([\w-]{87})$/.exec(authorization) ?? [];
  const point = Buffer.from(k, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  // The product uses the test's clock, so ignore the expiry.
  const { payload } = await jwtVerify(token, key, { audience, currentDate: new Date(0) });
  return { ...payload, k };
}

/** Starts a push service on 127.0.0.1. */
export async function startPushService(): Promise<PushServiceStandIn> {
  const browsers = new Map<string, ReturnType<typeof createBrowser>>();
  const arrived: ArrivedPush[] = [];
  const faults: string[] = [];

  const receive = async (req: IncomingMessage, res: ServerResponse) => {
    const body = await buffer(req);
    const browser = browsers.get(req.url ?? '');
    const { headers } = req;
    try {
      if (req.method !== 'POST' || headers['content-encoding'] !== 'aes128gcm') throw new Error('no push');
      const claims = await claimsOf(headers.authorization ?? '', origin);
      const text = browser?.decrypt(body) ?? '';
      arrived.push({ endpoint: `${origin}${req.url}`, text, bytes: body.length, headers, claims });
    } catch (error) {
      faults.push(String(error));
    }
    const { answer } = service;
    if (answer === 'hang') return;
    res.writeHead(answer.status, answer.headers).end();
  };
  const start = () => createServer((req, res) => void receive(req, res));
  let server = start();
  const port = await startListening(server);
  const host = `127.0.0.1:${port}`;
  const origin = `http://${host}`;

  const service: PushServiceStandIn = {
    host,
    arrived,
    faults,
    answer: { status: 201 },
    subscribe() {
      const browser = createBrowser();
      const path = `/push/${randomUUID()}`;
      browsers.set(path, browser);
      return { endpoint: `${origin}${path}`, ...browser.keys };
    },
    close: () => stopListening(server),
    async restart() {
      server = start();
      await startListening(server, port);
    },
  };
  return service;
}
