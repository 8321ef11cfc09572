import type { ReactNode } from 'react';
import { useLatePart } from '../lib/use-late-part.ts';

const load = async () => (await import('./signed-in-parts.ts')).SIGNED_IN_PARTS;

type SignedInPartProps = { children: (parts: Awaited<ReturnType<typeof load>>) => ReactNode };

/** Shows one of the parts for signed-in people when their script has come; nobody else may mount it. */
export function SignedInPart({ children }: SignedInPartProps) {
  const parts = useLatePart(load, true);
  return parts && children(parts);
}
