import { exported } from './exported.rows.ts';
import { markdownFile } from './markdown-file.ts';
import { markdownText } from './markdown-text.ts';

describe('Markdown shows a text as typed', () => {
  it.each([
    ['Ein Satz.', 'Ein Satz.'],
    ['<script>alert(1)</script>', '\\<script>alert(1)\\</script>'],
    ['Ich <3 Dich, 1 < 2', 'Ich <3 Dich, 1 < 2'],
    ['*fett* und _schräg_', '\\*fett\\* und \\_schräg\\_'],
    ['datei_name_neu', 'datei_name_neu'],
    ['`Code` ~weg~ $x$', '\\`Code\\` \\~weg\\~ \\$x\\$'],
    ['[Oma](https://example.org) ![Bild](x)', '\\[Oma](https://example.org) !\\[Bild](x)'],
    ['C:\\Fotos', 'C:\\\\Fotos'],
    ['Tee & Kuchen, &amp; &#65;', 'Tee & Kuchen, \\&amp; \\&#65;'],
    ['# Oma', '\\# Oma'],
    ['#glück', '#glück'],
    ['> Zitat', '\\> Zitat'],
    ['- Kaffee\n+ Sonne\n* Schlaf', '\\- Kaffee  \n\\+ Sonne  \n\\* Schlaf'],
    ['-5 Grad, +20 Euro', '-5 Grad, +20 Euro'],
    ['1. Kaffee\n2) Sonne', '1\\. Kaffee  \n2\\) Sonne'],
    ['3.5 Kilometer', '3.5 Kilometer'],
    ['Titel\n===\nText\n---', 'Titel  \n\\=\\==  \nText  \n\\---'],
    ['- - -', '\\- - -'],
    ['a | b\n:-|-:', 'a \\| b  \n:-\\|-:'],
    [':--', '\\:--'],
    ['eins\nzwei\n\ndrei', 'eins  \nzwei\n\ndrei'],
    ['eins \r\nzwei\rdrei', 'eins  \nzwei  \ndrei'],
    ['eins\n    zwei\n\tdrei', 'eins  \n\u00A0\u00A0\u00A0\u00A0zwei  \n\u00A0\u00A0\u00A0\u00A0drei'],
    ['👩‍👩‍👧 שלום', '👩‍👩‍👧 שלום'],
  ])('%j → %j', (text, markdown) => {
    expect(markdownText(text)).toBe(markdown);
  });
});

test('a Markdown export has a heading for each month and day, oldest first, and warns that it is not encrypted', () => {
  const { name, text, type } = markdownFile(
    exported({ '2026-11-20': 'Der Bus.', '2026-11-03': 'Der Zug.\nPünktlich.', '2025-12-31': 'Schnee.' }),
    '2026-11-22',
  );
  expect([name, type]).toEqual(['Aufwind-Tagebuch-2026-11-22.md', 'text/markdown']);
  expect(text).toBe(`# Mein Tagebuch

3 Einträge vom 31. Dezember 2025 bis 20. November 2026. Mitgenommen aus Aufwind am 22. November 2026. Diese Datei ist nicht verschlüsselt: Wer sie öffnen kann, kann alles lesen.

## Dezember 2025

### Mittwoch, 31. Dezember 2025

Schnee.

## November 2026

### Dienstag, 3. November 2026

Der Zug.  
Pünktlich.

### Freitag, 20. November 2026

Der Bus.
`);
});

test('a Markdown export names its number of entries, also for one entry and for none', () => {
  expect(markdownFile(exported({ '2026-11-20': 'Da.' }), '2026-11-22').text).toContain(
    '\n1 Eintrag vom 20. November 2026. ',
  );
  expect(markdownFile(exported({}), '2026-11-22').text).toContain('\nNoch keine Einträge. ');
});
