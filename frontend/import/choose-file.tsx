import { type ChangeEvent, useId } from 'react';
import { takeFocus } from '../lib/take-focus.ts';
import { FormFailure } from '../ui/form-failure.tsx';
import { StepCard } from '../ui/step-card.tsx';
import type { Toast } from '../ui/toast-store.ts';
import styles from './import.module.css';
import type { ChosenFile } from './read-file.ts';

const SOURCES: [app: string, file: string][] = [
  ['Aufwind', 'unter „Mein Profil“ bei „Daten exportieren“ (JSON), oder Dein Tagebuch als Text oder Tabelle'],
  ['Day One', 'Export als JSON (ZIP)'],
  ['Daylio', 'Sicherung (.daylio), oder Einträge exportieren als CSV'],
  ['Presently', 'Export als CSV'],
  ['Journey', 'Export als ZIP'],
  ['Daily You', 'Export als Markdown (ZIP)'],
  ['Obsidian, Diarly', 'Ordner oder ZIP mit Markdown-Dateien, der Tag im Dateinamen oder in der Überschrift'],
  ['Tabelle', 'CSV mit einer Spalte für den Tag und einer für den Text'],
];

type ChooseFileProps = {
  failure: Toast | null;
  /** Whether the person has returned from a later step, whose focus is lost. */
  isAgain: boolean;
  onChoose: (files: ChosenFile[]) => void;
};

const KINDS = '.json,.zip,.daylio,.csv,.tsv,.txt,.md,.markdown,.html,.htm';

/** The first step: a file of this device, and its app. */
export function ChooseFile({ failure, isAgain, onChoose }: ChooseFileProps) {
  const id = useId();

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    if (files.length > 0)
      onChoose(files.map((file) => ({ path: file.webkitRelativePath || file.name, file })));
  }

  return (
    <StepCard>
      <p>
        Du hast schon anderswo geschrieben? Wähle die Datei, die Du dort exportiert hast, oder mehrere: Aus
        allen wird ein Tagebuch. Gelesen wird auf Deinem Gerät. Zu uns kommen nur Tage, Uhrzeiten und Texte,
        und erst, wenn Du es sagst.
      </p>
      <FormFailure failure={failure} />
      <div className={`row ${styles.picker} ${styles.file}`}>
        <label htmlFor={id} className={styles.button}>
          Datei wählen
        </label>
        <span className={styles.drop} aria-hidden="true">
          oder hierher ziehen
        </span>
        <input
          ref={isAgain ? takeFocus : null}
          id={id}
          type="file"
          multiple
          accept={KINDS}
          onChange={choose}
        />
      </div>
      <label className={`target ${styles.picker}`}>
        Oder einen Ordner wählen
        <input
          type="file"
          ref={(input) => void input?.toggleAttribute('webkitdirectory', true)}
          onChange={choose}
        />
      </label>
      <details>
        <summary>Woher bekomme ich diese Datei?</summary>
        <dl className={`stack ${styles.lines}`}>
          {SOURCES.map(([app, file]) => (
            <div key={app}>
              <dt>{app}</dt>
              <dd>{file}</dd>
            </div>
          ))}
        </dl>
      </details>
    </StepCard>
  );
}
