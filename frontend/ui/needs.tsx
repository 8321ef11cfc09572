import type { ReactNode } from 'react';
import { isMet, type Need } from '../lib/offers.ts';

type NeedsProps = {
  need: Need | undefined;
  as?: 'article' | 'div' | 'li' | 'mark' | 'p' | 'section' | 'span';
  className?: string;
  children: ReactNode;
};

/**
 * A block that exists only where this instance meets the need, if any. The server cuts unmet blocks from the HTML up to
 * the first closing tag of their element, so never nest the same element inside, and never put a block between two texts:
 * the cut would join them.
 */
export function Needs({ need, as: Element = 'span', className, children }: NeedsProps) {
  if (need && !isMet(need)) return null;
  return (
    <Element data-needs={need} className={className}>
      {children}
    </Element>
  );
}
