import type { ReactNode } from 'react';
import { useLazyPart } from '../lib/use-lazy-part.ts';

const load = async () => (await import('./signed-in-parts.ts')).SIGNED_IN_PARTS;

type SignedInPartProps = { children: (parts: Awaited<ReturnType<typeof load>>) => ReactNode };

/** Shows a part for signed-in people once its script has loaded; mount only for a signed-in person. */
export function SignedInPart({ children }: SignedInPartProps) {
  const parts = useLazyPart(load, true);
  return parts && children(parts);
}
