import { useState } from 'react';
import { shortDate } from '../lib/dates.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { parseWhen } from './calendar.ts';
import styles from './import.module.css';
import { viewerNow } from './read-in-worker.ts';
import { Step } from './step.tsx';
import type { Columns, TableSample } from './table.ts';

const ROW_ORDERS: [value: number, name: string][] = [
  [0, 'Älteste Einträge zuerst'],
  [1, 'Neueste Einträge zuerst'],
];
const DAY_ORDERS = ['day first', 'month first'] as const;
const DAY_FORMS: [value: number, name: string][] = [
  [0, 'Tag, Monat, Jahr'],
  [1, 'Monat, Tag, Jahr'],
];

type ChooseColumnsProps = { table: TableSample; onChoose: (columns: Columns) => void; onCancel: () => void };

/** The step for an unknown table: the person chooses the columns and how days are written, and sees what follows. */
export function ChooseColumns({ table, onChoose, onCancel }: ChooseColumnsProps) {
  const [chosen, setChosen] = useState(table.guess);
  const options = table.columns.map((name, column): [number, string] => [column, name]);
  const texts = chosen.texts.filter((column) => column !== chosen.day);
  const dayIn = (row: string[], order: Columns['order']) =>
    parseWhen(row[chosen.day] ?? '', viewerNow(), order)?.day;
  const isAmbiguous = table.rows.some((row) => dayIn(row, 'day first') !== dayIn(row, 'month first'));

  function toggle(column: number) {
    const others = texts.filter((one) => one !== column);
    setChosen({
      ...chosen,
      texts: others.length < texts.length ? others : [...texts, column].sort((a, b) => a - b),
    });
  }

  return (
    <Step title="Welche Spalten sind es?">
      <div className={`cells ${styles.columns}`}>
        <SelectField
          label="Spalte mit dem Tag"
          options={options}
          value={chosen.day}
          onChange={({ target }) => setChosen({ ...chosen, day: Number(target.value) })}
        />
        <SelectField
          label="Reihenfolge der Zeilen"
          options={ROW_ORDERS}
          value={Number(chosen.isNewestFirst)}
          onChange={({ target }) => setChosen({ ...chosen, isNewestFirst: target.value === '1' })}
        />
        {isAmbiguous && (
          <SelectField
            label="So ist der Tag geschrieben"
            options={DAY_FORMS}
            value={DAY_ORDERS.indexOf(chosen.order)}
            onChange={({ target }) =>
              setChosen({ ...chosen, order: DAY_ORDERS[Number(target.value)] ?? 'day first' })
            }
          />
        )}
      </div>
      <fieldset>
        <legend>Spalten mit Text</legend>
        {options.map(([column, name]) =>
          column === chosen.day ? null : (
            <label key={column} className="choice">
              <input type="checkbox" checked={texts.includes(column)} onChange={() => toggle(column)} />
              {name}
            </label>
          ),
        )}
      </fieldset>
      <SampleRows
        rows={table.rows.map((row) => [
          dayIn(row, chosen.order),
          row[chosen.day] ?? '',
          texts
            .map((at) => row[at])
            .filter(Boolean)
            .join('\n'),
        ])}
      />
      <div className="row">
        <Button disabled={texts.length === 0} onClick={() => onChoose({ ...chosen, texts })}>
          Weiter
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          Andere Datei
        </Button>
      </div>
    </Step>
  );
}

function SampleRows({ rows }: { rows: [day: string | undefined, cell: string, text: string][] }) {
  return (
    <table className={styles.sample}>
      <caption>Die ersten Zeilen</caption>
      <thead>
        <tr>
          <th scope="col">Tag</th>
          <th scope="col">Text</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([day, cell, text], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file
          <tr key={at}>
            <td>{day === undefined ? `Kein Tag: „${cell}“` : shortDate(day)}</td>
            <td>
              <p className={styles.preview}>{text}</p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
