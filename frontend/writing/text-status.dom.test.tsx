import { screen } from '@testing-library/react/pure.js';
import { useState } from 'react';
import { textsOf } from '../../bff/answer/answer-content.rules.ts';
import { show } from '../workshop/dom/page.tsx';
import { newText, type Request, type Text, TODAY } from './text.ts';
import { TextStatus } from './text-status.tsx';

const value = textsOf({ content: 'Im Tunnel.' });
const offline: Text = {
  ...newText(TODAY),
  typed: { value, base: null, wish: 'answer', day: null, tried: [] },
  problem: { is: 'unreachable' },
  isInOutbox: true,
};

/** The same text while a request is under way. */
function sending(as: 'draft' | 'answer'): Text {
  const request: Request = { as, openDay: 'TODAY', value, base: null, day: null };
  return { ...offline, problem: null, inFlight: { request, isExplicit: as === 'answer' } };
}

function Lines({ texts }: { texts: Text[] }) {
  const [at, setAt] = useState(0);
  const text = texts[at];
  return (
    <>
      {text && <TextStatus text={text} />}
      <button type="button" onClick={() => setAt(at + 1)}>
        Weiter
      </button>
    </>
  );
}

/** Shows these texts one after the other, and gives the place of the last line. */
async function placeOf(line: RegExp, texts: Text[]): Promise<HTMLElement> {
  const person = show(<Lines texts={texts} />);
  for (const _ of texts.slice(1)) await person.click(screen.getByRole('button', { name: 'Weiter' }));
  return screen.getByText(line);
}

/** Whether a screen reader hears the last of these lines, which follow each other. */
async function hears(...texts: Text[]): Promise<boolean> {
  return (await placeOf(/^Gerade keine Verbindung/, texts)).getAttribute('aria-live') === 'polite';
}

describe('the line that says where a text is', () => {
  it('is heard once in thirty seconds, and after each save', async () => {
    expect(await hears(offline)).toBe(true);
    expect(await hears(offline, sending('draft'), offline)).toBe(false);
    expect(await hears(offline, sending('answer'), offline)).toBe(true);
  });

  it('is always heard when the text is not saved', async () => {
    const unsafe = { ...offline, isInOutbox: false };
    const place = await placeOf(/^Noch nicht gesichert/, [offline, sending('draft'), unsafe]);
    expect(place.getAttribute('role')).toBe('status');
  });
});
