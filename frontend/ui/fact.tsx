import type { ReactNode } from 'react';

/** A fact in a definition list. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="small">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
