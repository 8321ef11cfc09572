import type { ReactNode } from 'react';
import { isMet, type Need } from '../lib/offers.ts';

type NeedsProps = {
  need: Need;
  as?: 'div' | 'li' | 'mark' | 'p' | 'section' | 'span';
  className?: string;
  children: ReactNode;
};

/**
 * A block that is there only where this instance has what it needs. The server cuts it out of the HTML that was made at
 * build time, up to the first end of an element of its kind: it must hold no further one.
 */
export function Needs({ need, as: Element = 'div', className, children }: NeedsProps) {
  if (!isMet(need)) return null;
  return (
    <Element data-needs={need} className={className}>
      {children}
    </Element>
  );
}
