import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import styles from './import.module.css';
import { Step } from './step.tsx';
import type { Columns, Table } from './table.ts';

type ChooseColumnsProps = { table: Table; onChoose: (columns: Columns) => void; onCancel: () => void };

/** The step for an unknown table: the person chooses the day column and the text column. */
export function ChooseColumns({ table, onChoose, onCancel }: ChooseColumnsProps) {
  const [{ day, text }, setChosen] = useState(table.guess);
  const options = table.columns.map((name, column): [number, string] => [column, name]);
  const rows = table.sample.map((row, at) => ({ at, day: row[day], text: row[text] }));

  return (
    <Step title="Welche Spalten sind es?">
      <div className={`cells ${styles.columns}`}>
        <SelectField
          label="Spalte mit dem Tag"
          options={options}
          value={day}
          onChange={({ target }) => setChosen({ day: Number(target.value), text })}
        />
        <SelectField
          label="Spalte mit dem Text"
          options={options}
          value={text}
          onChange={({ target }) => setChosen({ day, text: Number(target.value) })}
        />
      </div>
      <table className={styles.sample}>
        <caption>Die ersten Zeilen</caption>
        <thead>
          <tr>
            <th scope="col">Tag</th>
            <th scope="col">Text</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.at}>
              <td>{row.day}</td>
              <td>
                <p className={styles.preview}>{row.text}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row">
        <Button disabled={day === text} onClick={() => onChoose({ day, text })}>
          Weiter
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          Andere Datei
        </Button>
      </div>
    </Step>
  );
}
