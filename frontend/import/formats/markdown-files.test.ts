import { zipArchive } from '../../../bff/workshop/testing/zip-archive.ts';
import { exported } from '../../export/exported.rows.ts';
import { markdownFile } from '../../export/markdown-file.ts';
import { restFile } from '../import.wording.ts';
import { importedFiles } from '../samples.rows.ts';

const found = async (files: Record<string, string>) => {
  const { entries, apps, leftOut } = await importedFiles(files);
  return { apps, texts: entries.map(({ day, content }) => [day, content]), leftOut };
};

describe('Markdown files', () => {
  it('of Obsidian have their day in the name, the folder, the fields or the heading', async () => {
    expect(
      await found({
        'Tagebuch/2024-02-01.md':
          '---\ntags: [meer, urlaub]\nmood: gut\nort: Kiel\n---\n# 2024-02-01\nAm **Meer**',
        'Tagebuch/Am Berg 2024-02-02.md': 'Schnee\n![[berg.png]]',
        'Tagebuch/2024/02/03.md': 'Kaffee',
        'Ideen/Zettel.md': '---\ncreated: 2024-02-04T09:30\n---\nTee',
        'Monat.md':
          '# Mein Februar\n\n## 05.02.2024\n\nEins\n\n### Abend\n\nZwei\n\n## Dienstag, 6. Februar 2024\n\nDrei\n',
        '.obsidian/app.json': '{"theme":"moonstone"}',
        '20240207.md': 'Sieben',
      }),
    ).toEqual({
      apps: ['Markdown-Dateien'],
      texts: [
        ['2024-02-01', '2024-02-01\nAm Meer'],
        ['2024-02-02', 'Am Berg\nSchnee'],
        ['2024-02-03', 'Kaffee'],
        ['2024-02-04', 'Zettel\nTee'],
        ['2024-02-05', 'Eins\n\nAbend\n\nZwei'],
        ['2024-02-06', 'Drei'],
        ['2024-02-07', 'Sieben'],
      ],
      leftOut: { tag: 3, 'field ort': 1, attachment: 1, undated: 1 },
    });
  });

  // Demizo/Daily_You: `lib/utils/export_utils.dart`.
  it('of Daily You begin with pictures and a line of mood and day', async () => {
    const files = zipArchive([
      {
        name: 'logs/log_2024-02-01.md',
        content: '![](Images/image_2024-02-01_0.jpg)\n🙂 Thu, Feb 1, 2024\nAm Meer.\n\nLang.\n',
      },
      { name: 'logs/log_2024-02-01_2.md', content: 'Do., 1. Feb. 2024\nAbends\n' },
      { name: 'logs/Images/image_2024-02-01_0.jpg', content: 'x' },
    ]);
    const { entries, apps, leftOut } = await importedFiles({ 'export.zip': files });
    expect([apps, leftOut]).toEqual([['Daily You'], { attachment: 1, rating: 1 }]);
    expect(entries).toEqual([{ day: '2024-02-01', content: 'Am Meer.\n\nLang.\n\nAbends' }]);
  });
});

describe('a file with several days', () => {
  const TWO_DAYS = [
    ['2024-02-01', 'Am Meer'],
    ['2024-02-02', 'Im Schnee'],
  ];
  const body = '## 1. Februar 2024\n\nAm Meer\n\n## 2. Februar 2024\n\nIm Schnee\n';

  it.each([
    ['its name', { 'Export 2026-11-20.md': body }],
    ['its fields', { 'Export.md': `---\ndate: 2026-11-20\n---\n${body}` }],
    ['a title above them', { 'Export 2026-11-20.txt': `# Tagebuch\n${body}` }],
  ])('has the days of its headings, and not the day of %s', async (_where, files: Record<string, string>) => {
    expect((await found(files)).texts).toEqual(TWO_DAYS);
  });

  it('may have words behind a day', async () => {
    const file = '# 01.02.2024 bis 02.02.2024\n## 01.02.2024\nAm Meer\n## 02.02.2024 – Ausflug\nIm Schnee\n';
    expect((await found({ 'Monat.md': file })).texts).toEqual([
      ['2024-02-01', 'Am Meer'],
      ['2024-02-02', 'Ausflug\nIm Schnee'],
    ]);
  });

  it('keeps the lines of code with its day, also behind a line of three backticks without an end', async () => {
    const file =
      '## 01.02.2024\n```sh\n# Kommentar\nls\n```\n```\nAm Meer\n## 02.02.2024\nIm Schnee\n# Ideen\nTee';
    const { entries, rest } = await importedFiles({ 'Monat.md': file });
    expect(entries.map(({ content }) => content)).toEqual(['Kommentar\nls\nAm Meer', 'Im Schnee']);
    expect(rest).toEqual([{ day: null, content: 'Ideen\nTee' }]);
  });

  it('can be the file of what stayed behind', async () => {
    const dated = TWO_DAYS.map(([day = '', content = '']) => ({
      day,
      content: `# *${content}*\n\`\`\`\n- [ ] x`,
    }));
    const undated = { day: null, content: '5 * 3\n_nie_' };
    const { name, text } = restFile([...dated.slice(1), undated, ...dated.slice(0, 1)]);
    const { entries, rest } = await importedFiles({ [name]: text });
    expect(entries).toEqual(dated);
    expect(rest).toEqual([{ day: null, content: undated.content }]);
    const one = await importedFiles({ [name]: restFile([undated, ...dated.slice(0, 1)]).text });
    expect(one.entries).toEqual(dated.slice(0, 1));
  });
});

it('lines between rules at the beginning that are no fields are text', async () => {
  const file = '---\nHeute war es um 8:30 schön.\ntags: meer\n\nUnd warm.\n---\nAm Meer';
  expect(await found({ '2024-02-01.md': file })).toMatchObject({
    texts: [['2024-02-01', 'Heute war es um 8:30 schön.\n\n\nUnd warm.\nAm Meer']],
    leftOut: { tag: 1 },
  });
});

it('a day in the name is more than a day of creation and a heading inside', async () => {
  const head = '---\ncreated: 2026-01-05T10:00\n---\n';
  expect(
    (
      await found({
        '2024-02-01.md': `${head}Am Meer\n## 1. Mai 2020\nDamals`,
        '2024-02-02 See.md': `${head}Meine Seele`,
      })
    ).texts,
  ).toEqual([
    ['2024-02-01', 'Am Meer\n1. Mai 2020\nDamals'],
    ['2024-02-02', 'See\nMeine Seele'],
  ]);
});

it('what somebody has written into our own file without a day is named', async () => {
  const { name, text } = markdownFile(exported({ '2026-11-21': 'Eins', '2025-02-28': 'Zwei' }), '2026-11-22');
  const { entries, rest } = await importedFiles({ [name]: `${text}\n## Gedanken\n\nWeitergeschrieben.\n` });
  expect(entries.map(({ content }) => content)).toEqual(['Zwei', 'Eins']);
  expect(rest).toEqual([{ day: null, content: 'Gedanken\n\nWeitergeschrieben.' }]);
});

it('several files of different apps become one diary, and a file without a diary is named', async () => {
  const dayOne = {
    metadata: { version: '1.0' },
    entries: [{ creationDate: '2024-02-01T20:00:00Z', text: 'abends' }],
  };
  expect(
    await found({
      'Journal.json': JSON.stringify(dayOne),
      'daylio.csv': 'full_date,time,mood,activities,note\n2024-02-01,07:00,gut,,morgens\n',
      'Rechnung.txt': 'Vier Brote',
      'Konto.csv': 'Name;Betrag\nBrot;3\n',
    }),
  ).toEqual({
    apps: ['Day One', 'Markdown-Dateien', 'Daylio'],
    texts: [['2024-02-01', 'morgens\n\nabends']],
    leftOut: { rating: 1, undated: 1, 'file Konto.csv': 1 },
  });
});
