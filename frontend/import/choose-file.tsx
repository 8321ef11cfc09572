import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { FormFailure } from '../ui/form-failure.tsx';
import { failed } from '../ui/toast-store.ts';
import styles from './import.module.css';

const SOURCES: [app: string, file: string][] = [
  ['Aufwind', 'unter „Mein Profil“ bei „Daten exportieren“ (JSON oder CSV)'],
  ['Day One', 'Export als JSON (ZIP)'],
  ['Daylio', 'Einträge exportieren als CSV'],
  ['Presently', 'Export als CSV'],
  ['Journey', 'Export als ZIP'],
  ['DailyTxT', 'Sicherung ohne Verschlüsselung (ZIP)'],
  ['JournalBook', 'Export als JSON'],
  ['Tabelle', 'CSV mit einer Spalte für den Tag und einer für den Text'],
];

type ChooseFileProps = {
  failure: string | null;
  /** Whether the person has returned from a later step, whose focus is lost. */
  isAgain: boolean;
  onChoose: (file: File) => void;
};

/** The first step: a file of this device, and its app. */
export function ChooseFile({ failure, isAgain, onChoose }: ChooseFileProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAgain) input.current?.focus();
  }, [isAgain]);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file) onChoose(file);
  }

  return (
    <div className={`card ${styles.step}`}>
      <p>
        Du hast schon anderswo geschrieben? Wähle die Datei, die Du dort exportiert hast. Gelesen wird sie auf
        Deinem Gerät: Zu uns kommen nur Tage und Texte, und erst, wenn Du es sagst.
      </p>
      <FormFailure failure={failure === null ? null : failed('', failure)} />
      <div className={`row ${styles.file}`}>
        <label htmlFor={id} className={styles.button}>
          Datei wählen
        </label>
        <span className={styles.drop} aria-hidden="true">
          oder hierher ziehen
        </span>
        <input ref={input} id={id} type="file" accept=".json,.zip,.csv,.tsv,.txt" onChange={choose} />
      </div>
      <details>
        <summary>Woher bekomme ich diese Datei?</summary>
        <dl className={styles.sources}>
          {SOURCES.map(([app, file]) => (
            <div key={app}>
              <dt>{app}</dt>
              <dd>{file}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
