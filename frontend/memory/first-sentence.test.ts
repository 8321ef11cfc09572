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
    ['Zum 80. Geburtstag von Opa waren alle da. Auch Paul.', 'Zum 80. Geburtstag von Opa waren alle da.'],
    ['Am 3. März war der erste warme Tag. Endlich.', 'Am 3. März war der erste warme Tag.'],
    ['Der 100. Lauf in diesem Jahr! Wahnsinn.', 'Der 100. Lauf in diesem Jahr!'],
    ['Vom 1. bis zum 3. Mai am Meer. Wind.', 'Vom 1. bis zum 3. Mai am Meer.'],
    ['Opa wurde heute 80. Wir haben gesungen.', 'Opa wurde heute 80.'],
    ['Der Zug kam um 12. Danach gab es Kuchen.', 'Der Zug kam um 12.'],
    ['Wir wohnen hier seit 2019. Oma kam zu Besuch.', 'Wir wohnen hier seit 2019.'],
    ['Heute mit Dr. Müller gesprochen. Gute Werte.', 'Heute mit Dr. Müller gesprochen.'],
    ['Prof. Dr. Kern hat gelacht. Ich auch.', 'Prof. Dr. Kern hat gelacht.'],
    ['Fr. Weber hat mir Tomaten geschenkt. Drei.', 'Fr. Weber hat mir Tomaten geschenkt.'],
    ['J. K. aus der Schule hat angerufen. Einfach so.', 'J. K. aus der Schule hat angerufen.'],
    ['Mit M. Kaffee getrunken. Lange.', 'Mit M. Kaffee getrunken.'],
    ['Kleines, z. B. Oma am Telefon. Und Regen.', 'Kleines, z. B. Oma am Telefon.'],
    ['Kleines, z.B. Oma am Telefon. Regen.', 'Kleines, z.B. Oma am Telefon.'],
    ['Der Chef, d. h. Frau Lang, war nett. Kaffee.', 'Der Chef, d. h. Frau Lang, war nett.'],
    ['Eis, Kuchen usw. Danach Kino.', 'Eis, Kuchen usw.'],
    ['Brot, Käse usw. auf der Wiese. Sonne.', 'Brot, Käse usw. auf der Wiese.'],
    ['Es waren ca. 30 Leute da. Alle blieben.', 'Es waren ca. 30 Leute da.'],
    ['In St. Pauli am Hafen gesessen. Möwen.', 'In St. Pauli am Hafen gesessen.'],
    ['Haus Nr. 7 hat wieder Licht. Schön.', 'Haus Nr. 7 hat wieder Licht.'],
    ['Paul bzw. Pauls Hund war da. Matsch.', 'Paul bzw. Pauls Hund war da.'],
    ['Der Tag war ein Spaß. Paul war da.', 'Der Tag war ein Spaß.'],
    ['Kurz am See. Abends Suppe.', 'Kurz am See.'],
    ['Plan B. Es hat geklappt.', 'Plan B.'],
    ['„Na endlich!“ Das sagte Opa.', '„Na endlich!“'],
    ['Endlich … Schnee. Viel.', 'Endlich … Schnee.'],
    ['Sie hat ja gesagt!!! Ich kann es nicht fassen.', 'Sie hat ja gesagt!!!'],
    ['Am 24.12. kam Tante Inge. Mit Hund.', 'Am 24.12. kam Tante Inge.'],
    ['Geschafft: 1. Platz', 'Geschafft: 1. Platz'],
    ['Mein 1. Einkauf allein. Stolz.', 'Mein 1. Einkauf allein.'],
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
