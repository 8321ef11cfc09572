import { screen } from '@testing-library/react/pure.js';
import { show, toast } from '../workshop/dom/page.tsx';
import { DEMO_ENTRIES } from './demo-entries.ts';
import { Page } from './demo-page.tsx';
import { PROMPTS } from './demo-prompts.ts';
import { NEW_VISIT, useDemo, visit } from './use-demo.ts';

function Demo() {
  const { phase, answer, entries, save, type } = useDemo();
  return (
    <>
      <output>{phase}</output>
      <input value={answer} onChange={({ target }) => type(target.value)} />
      <button type="button" onClick={save}>
        Speichern
      </button>
      <ul>
        {entries.map(({ date, content }) => (
          <li key={date}>{`${date}: ${content}`}</li>
        ))}
      </ul>
    </>
  );
}

const phase = () => document.querySelector('output')?.textContent;
const input = () => screen.getByRole<HTMLInputElement>('textbox');
const button = () => screen.getByRole('button', { name: 'Speichern' });
const listed = () => [...document.querySelectorAll('ul > li')].map((item) => item.textContent);
const found = DEMO_ENTRIES.map(({ date, content }) => `${date}: ${content}`);

beforeEach(() => visit.set(NEW_VISIT));

describe('the demo', () => {
  it('offers 6 entries and 16 different prompts', () => {
    show(<Demo />);
    expect([found.length, new Set(PROMPTS).size, phase()]).toEqual([6, 16, 'open']);
    expect(listed()).toEqual(expect.arrayContaining(found));
  });

  it.each([0, 7, 15])('shows one of the prompts by chance: number %i', (index) => {
    const chance = jest.spyOn(Math, 'random').mockReturnValue((index + 0.5) / 16);
    show(<Page />);
    chance.mockRestore();
    expect(input().placeholder).toBe(PROMPTS[index]);
  });

  it('does not save an empty answer', async () => {
    const person = show(<Demo />);
    await person.type(input(), '   ');
    await person.click(button());
    await toast('alert', 'Leere Antwort');
    expect(phase()).toBe('open');
  });

  it('puts the saved answer first as today, drops the oldest entry, and takes a single answer', async () => {
    const person = show(<Demo />);
    await person.type(input(), '  Sonne  ');
    await person.click(button());
    expect([phase(), input().value]).toEqual(['saving', '  Sonne  ']);
    await toast('status', 'Gespeichert');
    expect([phase(), input().value]).toEqual(['saved', '']);
    expect(listed().slice(0, 6)).toEqual(['Heute: Sonne', ...found.slice(0, -1)]);
    await person.click(button());
    await toast('alert', 'Bereits beantwortet');
    await screen.findByText('locked');
    await person.click(button());
    expect(listed().slice(0, 6)).toEqual(['Heute: Sonne', ...found.slice(0, -1)]);
  });

  it('keeps the sentence while the visitor looks at another page', async () => {
    const person = show(<Demo />);
    await person.type(input(), 'Regen');
    show(<p>FAQ</p>);
    const back = show(<Demo />);
    expect(input().value).toBe('Regen');
    await back.click(button());
    await screen.findByText('locked');
    show(<p>FAQ</p>);
    show(<Demo />);
    expect([phase(), listed()[0]]).toEqual(['locked', 'Heute: Regen']);
  });
});
