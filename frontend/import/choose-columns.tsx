import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import fieldStyles from '../ui/field.module.css';
import styles from './import.module.css';
import { Step } from './step.tsx';
import type { Columns, Table } from './table.ts';

type ChooseColumnsProps = { table: Table; onChoose: (columns: Columns) => void; onCancel: () => void };
type ColumnSelectProps = {
  label: string;
  names: string[];
  chosen: number;
  onChange: (column: number) => void;
};

function ColumnSelect({ label, names, chosen, onChange }: ColumnSelectProps) {
  const id = useId();
  const options = names.map((name, column) => ({ name, column }));
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={fieldStyles.input}
        value={chosen}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {options.map(({ name, column }) => (
          <option key={column} value={column}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The step for an unknown table: the person chooses the day column and the text column. */
export function ChooseColumns({ table, onChoose, onCancel }: ChooseColumnsProps) {
  const [{ day, text }, setChosen] = useState(table.guess);
  const rows = table.sample.map((row, at) => ({ at, day: row[day], text: row[text] }));

  return (
    <Step title="Welche Spalten sind es?">
      <div className={styles.columns}>
        <ColumnSelect
          label="Spalte mit dem Tag"
          names={table.columns}
          chosen={day}
          onChange={(column) => setChosen({ day: column, text })}
        />
        <ColumnSelect
          label="Spalte mit dem Text"
          names={table.columns}
          chosen={text}
          onChange={(column) => setChosen({ day, text: column })}
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
