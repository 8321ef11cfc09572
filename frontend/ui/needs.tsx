import type { ReactNode } from 'react';
import { isMet, type Need } from '../lib/offers.ts';

type NeedsProps = {
  need: Need;
  as?: 'div' | 'li' | 'mark' | 'p' | 'section' | 'span';
  className?: string;
  children: ReactNode;
};

/**
 * A block that exists only where this instance meets its need. The server removes it from the prerendered HTML up to
 * the first end tag of its element, so it must not contain another element of its kind.
 */
export function Needs({ need, as: Element = 'div', className, children }: NeedsProps) {
  if (!isMet(need)) return null;
  return (
    <Element data-needs={need} className={className}>
      {children}
    </Element>
  );
}
