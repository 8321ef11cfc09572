import { useState } from 'react';
import { shortDate } from '../lib/dates.ts';
import { parseWhen } from '../lib/written-day.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { StepCard } from '../ui/step-card.tsx';
import styles from './import.module.css';
import { viewerNow } from './read-in-worker.ts';
import type { Columns, TableSample } from './table.ts';

const ROW_ORDERS = ['Älteste Einträge zuerst', 'Neueste Einträge zuerst'];
const DAY_FORMS = ['Tag, Monat, Jahr', 'Monat, Tag, Jahr'];
const DAY_ORDERS = ['day first', 'month first'] as const;

const optionsOf = (names: readonly string[]) => names.map((name, at): [number, string] => [at, name]);

const toggled = (columns: number[], column: number) =>
  columns.includes(column)
    ? columns.filter((one) => one !== column)
    : [...columns, column].sort((a, b) => a - b);

type ChooseColumnsProps = { table: TableSample; onChoose: (columns: Columns) => void; onCancel: () => void };

/** The step for an unknown table: the person chooses the columns and how days are written, and sees what follows. */
export function ChooseColumns({ table: { columns, rows, guess }, onChoose, onCancel }: ChooseColumnsProps) {
  const [chosen, setChosen] = useState(guess);
  const texts = chosen.texts.filter((column) => column !== chosen.day);
  const [dayFirst, monthFirst] = DAY_ORDERS.map((order) =>
    rows.map((row) => parseWhen(row[chosen.day] ?? '', viewerNow(), order)?.day),
  );
  const days = chosen.order === 'day first' ? dayFirst : monthFirst;
  const select = (
    label: string,
    names: readonly string[],
    value: number,
    choose: (value: number) => Partial<Columns>,
  ) => (
    <SelectField
      label={label}
      options={optionsOf(names)}
      value={value}
      onChange={({ target }) => setChosen({ ...chosen, ...choose(Number(target.value)) })}
    />
  );

  return (
    <StepCard title="Welche Spalten sind es?">
      <div className={`cells ${styles.columns}`}>
        {select('Spalte mit dem Tag', columns, chosen.day, (day) => ({ day }))}
        {select('Reihenfolge der Zeilen', ROW_ORDERS, Number(chosen.isNewestFirst), (at) => ({
          isNewestFirst: at === 1,
        }))}
        {String(dayFirst) !== String(monthFirst) &&
          select('So ist der Tag geschrieben', DAY_FORMS, DAY_ORDERS.indexOf(chosen.order), (at) => ({
            order: DAY_ORDERS[at] ?? chosen.order,
          }))}
      </div>
      <fieldset>
        <legend>Spalten mit Text</legend>
        {optionsOf(columns).map(
          ([column, name]) =>
            column !== chosen.day && (
              <label key={column} className="line">
                <input
                  type="checkbox"
                  checked={texts.includes(column)}
                  onChange={() => setChosen({ ...chosen, texts: toggled(texts, column) })}
                />
                {name}
              </label>
            ),
        )}
      </fieldset>
      <SampleRows
        rows={rows.map((row, at) => [
          at,
          days?.[at] ? shortDate(days[at]) : `Kein Tag: „${row[chosen.day] ?? ''}“`,
          texts
            .map((column) => row[column])
            .filter(Boolean)
            .join('\n'),
        ])}
      />
      <div className="row">
        <Button kind="primary" disabled={texts.length === 0} onClick={() => onChoose({ ...chosen, texts })}>
          Weiter
        </Button>
        <Button onClick={onCancel}>Andere Datei</Button>
      </div>
    </StepCard>
  );
}

function SampleRows({ rows }: { rows: [at: number, day: string, text: string][] }) {
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
        {rows.map(([at, day, text]) => (
          <tr key={at}>
            <td>{day}</td>
            <td>
              <p className={styles.preview}>{text}</p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
