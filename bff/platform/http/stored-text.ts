import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { RequestHandler } from 'express';

const compress = promisify(brotliCompress);

/** Serves a text from memory with revalidation, and compresses the text at its first use. */
export function storedText(type: string, content: string, status = 200): RequestHandler {
  // Weak, because the tag applies to every encoding.
  const tag = `W/"${hash('sha256', content, 'base64url')}"`;
  let compressed: Promise<Buffer> | undefined;
  return async (req, res) => {
    // A URL below /auth can contain a provider's code, which caches must not store.
    if (req.path.startsWith('/auth')) res.setHeader('Cache-Control', 'no-store');
    else res.setHeader('Cache-Control', 'no-cache').setHeader('ETag', tag);
    res.status(status).type(type).vary('Accept-Encoding');
    if (req.acceptsEncodings('br')) {
      compressed ??= compress(content);
      res.setHeader('Content-Encoding', 'br').send(await compressed);
    } else res.send(content);
  };
}
