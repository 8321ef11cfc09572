import type { ReactNode } from 'react';
import { useLazyPart } from '../lib/use-lazy-part.ts';

const load = async () => (await import('./signed-in-parts.ts')).SIGNED_IN_PARTS;

let loaded: Awaited<ReturnType<typeof load>> | null = null;

/** Loads the parts before a page that shows them at once. */
export async function preloadSignedInParts(): Promise<void> {
  loaded = await load();
}

type SignedInPartProps = { children: (parts: Awaited<ReturnType<typeof load>>) => ReactNode };

/** Shows a part for signed-in people once its script has loaded; mount only for a signed-in person. */
export function SignedInPart({ children }: SignedInPartProps) {
  const late = useLazyPart(load, loaded === null);
  const parts = loaded ?? late;
  return parts && children(parts);
}
