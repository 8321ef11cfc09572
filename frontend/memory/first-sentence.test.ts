import { firstSentence } from './first-sentence.ts';

describe('the first sentence', () => {
  it.each([
    ['Der Bus war pünktlich. Und leer!', 'Der Bus war pünktlich.'],
    ['Ein Satz ohne Punkt', 'Ein Satz ohne Punkt'],
    ['  Erste Zeile\nZweite Zeile.', 'Erste Zeile'],
    ['Wirklich? Ja.', 'Wirklich?'],
    ['Um 7.30 Uhr am See. Danach Kaffee.', 'Um 7.30 Uhr am See.'],
    ['👩‍🚀 gewinkt! Sie auch.', '👩‍🚀 gewinkt!'],
    ['', ''],
  ])('of %j is %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });

  it('of an endless sentence is cut between words', () => {
    const cut = firstSentence('immer weiter '.repeat(100));
    expect(cut.length).toBeLessThanOrEqual(242);
    expect(cut).toMatch(/^(immer weiter )*immer( weiter)?\u00a0…$/);
  });

  it('of an endless word is cut inside the word', () => {
    expect(firstSentence('x'.repeat(10_000)).length).toBeLessThanOrEqual(242);
  });
});
