import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { loadNoRule, useForm } from '../ui/use-form.ts';
import styles from './book.module.css';
import { PAPERS, type Paper } from './page-rules.ts';

/** A longer dedication would not fit on the title page. */
const MAX_DEDICATION_LENGTH = 120;

type BookFormProps = {
  paper: Paper;
  onPaper: (paper: Paper) => void;
  dedication: string;
  onDedication: (dedication: string) => void;
};

/** The choices for a book, which stay on this page, and the browser's print dialog. */
export function BookForm({ paper, onPaper, dedication, onDedication }: BookFormProps) {
  const id = useId();
  const { form, button } = useForm({ rule: loadNoRule, send: async () => window.print() });
  return (
    <form {...form} className={`card ${styles.form}`}>
      <TextField
        label="Widmung"
        name="dedication"
        hint="Wenn Du magst, zum Beispiel „Für Mama“. Sie steht auf der Titelseite und wird nirgends gespeichert."
        maxLength={MAX_DEDICATION_LENGTH}
        autoComplete="off"
        value={dedication}
        onChange={(event) => onDedication(event.target.value)}
      />
      <fieldset className={`row ${styles.papers}`}>
        <legend>Papier</legend>
        {PAPERS.map((size) => (
          <label key={size} className="target">
            <input type="radio" name={`${id}paper`} checked={paper === size} onChange={() => onPaper(size)} />
            {size}
          </label>
        ))}
      </fieldset>
      <p className="small">
        Gedruckt wird mit Deinem Browser; dort kannst Du das Buch auch als PDF sichern. Wähle dabei dasselbe
        Papier.
      </p>
      <div>
        <Button {...button}>Buch drucken</Button>
      </div>
    </form>
  );
}
