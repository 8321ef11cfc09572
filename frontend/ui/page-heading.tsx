import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const FIRST_PAGE_KEY = 'default';

type PageHeadingProps = { className?: string | undefined; isResult?: boolean; children: ReactNode };

/**
 * The `h1` of a page. Takes the focus after a navigation inside the app (WCAG 2.4.3), and above the result of an
 * action.
 */
export function PageHeading({ className, isResult = false, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const occasion = `${pathname} ${isResult}`;
  const focusedFor = useRef('');

  useEffect(() => {
    // A link within the page has its own focus target.
    if (focusedFor.current === occasion) return;
    focusedFor.current = occasion;
    if (isResult || key !== FIRST_PAGE_KEY) heading.current?.focus({ preventScroll: true });
  }, [isResult, key, occasion]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
