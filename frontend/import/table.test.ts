import { guessed, read } from './samples.rows.ts';

const entriesOf = async (...given: Parameters<typeof guessed>) =>
  (await guessed(...given)).entries.map(({ day, content }) => [day, content]);
const days = (count: number) =>
  Array.from({ length: count }, (_, at) => `${String(at + 1).padStart(2, '0')}.01.2024`);

describe('the separator of a table is the one under which a column has days', () => {
  it.each<[what: string, line: (day: string) => string, text: string]>([
    [
      'three good things behind a semicolon',
      (day) => `${day} 20:15;Sonne, Kaffee, Anna`,
      'Sonne, Kaffee, Anna',
    ],
    ['three good things behind a tab', (day) => `${day} 20:15\tSonne, Kaffee; Anna`, 'Sonne, Kaffee; Anna'],
    [
      'an ISO day',
      (day) => `${day.split('.').reverse().join('-')} 20:15;Sonne, Kaffee, Anna`,
      'Sonne, Kaffee, Anna',
    ],
    ['a day without a time', (day) => `${day};Sonne, Kaffee, Anna`, 'Sonne, Kaffee, Anna'],
    ['a comma after the day', (day) => `${day}, 14:00;Eins, zwei, drei`, 'Eins, zwei, drei'],
  ])('%s', async (_what, line, text) => {
    const found = await guessed(days(30).map(line).join('\n'));
    expect(found.entries.map(({ content }) => content)).toEqual(Array(30).fill(text));
    expect(found.leftOut).toEqual({});
  });

  it('also with a line of names and quotes', async () => {
    const csv = 'Datum;Text\n01.02.2024, 14:00;"Eins, zwei, drei"\n02.02.2024, 15:00;"Vier; ""fünf"""\n';
    expect(await entriesOf(csv)).toEqual([
      ['2024-02-01', 'Eins, zwei, drei'],
      ['2024-02-02', 'Vier; "fünf"'],
    ]);
  });
});

describe('a short table', () => {
  it.each(['\n', '\n\n', '\n\n\n\n'])('with one entry and the line end %j is read', async (end) => {
    expect(await entriesOf(`Datum;Text${end}01.02.2024;Tee${end}`)).toEqual([['2024-02-01', 'Tee']]);
  });
});

describe('no text of a table is lost', () => {
  it('that begins with a quote which somebody typed', async () => {
    const csv = days(9)
      .map((day) => `${day};"Hallo", sagte Anna`)
      .join('\n');
    expect(await entriesOf(csv)).toEqual(
      days(9).map((_, at) => [`2024-01-0${at + 1}`, '"Hallo", sagte Anna']),
    );
  });

  it('with its separator in the last column', async () => {
    expect(await entriesOf('Datum;Text\n01.02.2024;Schnee; und Kekse')).toEqual([
      ['2024-02-01', 'Schnee; und Kekse'],
    ]);
  });

  it('in several columns, which are joined', async () => {
    const csv = 'Datum;Erstens;Zweitens\n01.02.2024;Sonne;Kaffee\n02.02.2024;Anna;Schnee';
    expect(await entriesOf(csv)).toEqual([
      ['2024-02-01', 'Sonne\nKaffee'],
      ['2024-02-02', 'Anna\nSchnee'],
    ]);
  });

  it('in a column that is not chosen, which is counted by name', async () => {
    const { leftOut } = await guessed('Datum;Titel;Text\n01.02.2024;Strand;Sonne\n02.02.2024;Berg;Schnee', {
      texts: [2],
    });
    expect(leftOut).toEqual({ 'field Titel': 2 });
  });

  it('without a day, above the table or in place of a day', async () => {
    const csv = 'Mein Tagebuch\n\nDatum;Text\n01.02.2024;Sonne\nirgendwann;Regen\nNachtrag\n';
    const { entries, leftOut, rest } = await guessed(csv);
    expect([entries, leftOut]).toEqual([[{ day: '2024-02-01', content: 'Sonne' }], { undated: 3 }]);
    expect(rest.map(({ content }) => content)).toEqual(['Mein Tagebuch', 'irgendwann\nRegen', 'Nachtrag']);
  });
});

describe('the texts of a day in a table', () => {
  it('stand in the order of their times', async () => {
    const csv = 'Datum;Text\n01.02.2024 21:00;abends\n01.02.2024 12:00;mittags\n01.02.2024 07:00;morgens';
    expect(await entriesOf(csv)).toEqual([['2024-02-01', 'morgens\n\nmittags\n\nabends']]);
  });

  it('stand in the order of a column of times', async () => {
    const csv = 'Datum;Uhrzeit;Text\n01.02.2024;21:00;abends\n01.02.2024;07:00;morgens';
    expect(await entriesOf(csv)).toEqual([['2024-02-01', 'morgens\n\nabends']]);
  });

  it('without times stand in the order of the file, from its older end on', async () => {
    const csv = 'Datum;Text\n02.02.2024;Kaffee\n01.02.2024;zweitens\n01.02.2024;erstens';
    const [first] = await entriesOf(csv);
    expect(first).toEqual(['2024-02-01', 'erstens\n\nzweitens']);
    expect((await entriesOf(csv, { isNewestFirst: false }))[0]).toEqual([
      '2024-02-01',
      'zweitens\n\nerstens',
    ]);
  });
});

describe('an unknown table', () => {
  it('asks for its columns, with a guess', async () => {
    const csv =
      'Nr;Datum;Laune;Was war schön?\n1;1/2/2024;gut;Der Bus; ach\n2;2/13/2024;gut;"Die ""Sonne""\nschien"\n';
    expect(await read({ 'Tabelle.csv': csv })).toEqual({
      is: 'table',
      table: {
        columns: ['Nr', 'Datum', 'Laune', 'Was war schön?'],
        guess: { day: 1, texts: [3], order: 'month first', isNewestFirst: false },
        rows: [
          ['1', '1/2/2024', 'gut', 'Der Bus; ach'],
          ['2', '2/13/2024', 'gut', 'Die "Sonne"\nschien'],
        ],
      },
    });
  });

  it('is what a table of an app without readable days is, too', async () => {
    expect(
      await read({ 'Presently.csv': 'entryDate,entryContent\nVier.2.2024,Tee\n01.02.2024,Kekse' }),
    ).toMatchObject({
      is: 'diary',
      diary: {
        apps: ['Presently'],
        entries: [{ day: '2024-02-01', content: 'Kekse' }],
        rest: [{ content: 'Tee' }],
      },
    });
  });

  it('says how it was understood', async () => {
    expect((await guessed('Datum;Text\n01.02.2024;Tee')).table).toEqual({
      separator: ';',
      day: 'Datum',
      texts: ['Text'],
    });
  });
});
