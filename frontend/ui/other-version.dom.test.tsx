import { screen } from '@testing-library/react/pure.js';
import { useState } from 'react';
import { textsOf } from '../../bff/answer/answer-content.rules.ts';
import { show } from '../workshop/dom/page.tsx';
import { OtherVersion } from './other-version.tsx';

function TwoVersions() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <h1 tabIndex={-1}>Die Frage</h1>
      {isOpen && (
        <OtherVersion title="Zwei Fassungen" hint="" texts={textsOf({ content: 'Die andere.' })}>
          <button type="button" onClick={() => setIsOpen(false)}>
            Verwerfen
          </button>
        </OtherVersion>
      )}
    </>
  );
}

describe('the second version of a text', () => {
  it('leaves the focus on the heading of the page, once a person has chosen', async () => {
    const person = show(<TwoVersions />);
    await person.click(screen.getByRole('button', { name: 'Verwerfen' }));
    expect(screen.queryByText('Die andere.')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
