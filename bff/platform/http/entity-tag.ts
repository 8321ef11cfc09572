import { createHash } from 'node:crypto';

/** The entity tag of a text that is kept in memory: weak, as it stands for each of its encodings. */
export function entityTag(content: string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url')}"`;
}
