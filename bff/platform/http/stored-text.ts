import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { RequestHandler } from 'express';

const compress = promisify(brotliCompress);

/** Serves a text from memory, asked for anew each time and compressed at its first use. */
export function storedText(type: string, content: string, status = 200): RequestHandler {
  // Weak, because it stands for each of the encodings.
  const tag = `W/"${createHash('sha256').update(content).digest('base64url')}"`;
  let compressed: Promise<Buffer> | undefined;
  return async (req, res) => {
    // An address under /auth can carry a provider's code, which no cache may store.
    if (req.path.startsWith('/auth')) res.setHeader('Cache-Control', 'no-store');
    else res.setHeader('Cache-Control', 'no-cache').setHeader('ETag', tag);
    res.status(status).type(type).vary('Accept-Encoding');
    if (!req.acceptsEncodings('br')) {
      res.send(content);
      return;
    }
    compressed ??= compress(content);
    res.setHeader('Content-Encoding', 'br');
    res.send(await compressed);
  };
}
