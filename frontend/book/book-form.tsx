import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { loadNoRule, useForm } from '../ui/use-form.ts';
import styles from './book.module.css';
import { PAPERS, type Paper } from './page-rules.ts';

/** Longer texts would not fit on the cover and on the page of the dedication. */
const MAX_AUTHOR_LENGTH = 60;
const MAX_DEDICATION_LENGTH = 120;

/** The choices for a book, which stay on this page. */
export type Choices = { author: string; dedication: string; paper: Paper };

type BookFormProps = { choices: Choices; onChoice: (choice: Partial<Choices>) => void };

/** The choices for a book, and the browser's print dialog. */
export function BookForm({ choices: { author, dedication, paper }, onChoice }: BookFormProps) {
  const id = useId();
  const { form, button } = useForm({ rule: loadNoRule, send: async () => window.print() });
  return (
    <form {...form} className={`card rows ${styles.form}`}>
      <TextField
        label="Von"
        name="author"
        hint="Dein Name, so wie er auf dem Umschlag stehen soll."
        maxLength={MAX_AUTHOR_LENGTH}
        autoComplete="name"
        value={author}
        onChange={(event) => onChoice({ author: event.target.value })}
      />
      <TextField
        label="Widmung"
        name="dedication"
        hint="Wenn Du magst, zum Beispiel „Für Mama“. Name und Widmung werden nirgends gespeichert."
        maxLength={MAX_DEDICATION_LENGTH}
        autoComplete="off"
        value={dedication}
        onChange={(event) => onChoice({ dedication: event.target.value })}
      />
      <fieldset className={`row ${styles.papers}`}>
        <legend>Papier</legend>
        {PAPERS.map(([size, label]) => (
          <label key={size} className="target">
            <input
              type="radio"
              name={`${id}paper`}
              checked={paper === size}
              onChange={() => onChoice({ paper: size })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p className="small">
        {paper === 'bleed'
          ? 'Sichere das Buch in der Druckansicht Deines Browsers als PDF. Jede Seite ist darin 154 × 216 mm groß; ringsum schneidet die Druckerei 3 mm ab.'
          : 'Gedruckt wird mit Deinem Browser; dort kannst Du das Buch auch als PDF sichern. Wähle dabei dasselbe Papier.'}
      </p>
      <div>
        <Button {...button}>Buch drucken</Button>
      </div>
    </form>
  );
}
