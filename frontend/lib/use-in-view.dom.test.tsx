import { act, screen } from '@testing-library/react/pure.js';
import { useState } from 'react';
import { show } from '../workshop/dom/page.tsx';
import { useInView } from './use-in-view.ts';

const ANY_PART = {};

let report: IntersectionObserverCallback = () => {};

class Observer extends IntersectionObserver {
  constructor(callback: IntersectionObserverCallback) {
    super(callback);
    report = callback;
  }

  override observe() {}
}

/** Reports that the element has come and gone as a busy browser does: several looks together, oldest first. */
function look(...looks: boolean[]) {
  const entries = looks.map((isIntersecting) =>
    Object.create(null, { isIntersecting: { value: isIntersecting } }),
  );
  act(() => report(entries, Object.create(Observer.prototype)));
}

function Place() {
  const [isInView, setIsInView] = useState(false);
  const place = useInView(true, ANY_PART, setIsInView);
  return <div ref={place}>{isInView ? 'in view' : 'away'}</div>;
}

test('the newest of several looks decides whether an element is in view', () => {
  globalThis.IntersectionObserver = Observer;
  show(<Place />);
  look(false, true);
  expect(screen.queryByText('in view')).not.toBeNull();
  look(true, false);
  expect(screen.queryByText('away')).not.toBeNull();
});
