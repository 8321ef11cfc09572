import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import styles from './knowledge.module.css';
import { KnowledgeFilm } from './knowledge-film.tsx';

/** The method 'Three Good Things', told and shown in a film. */
export function KnowledgeMethod() {
  return (
    <section className={`rows ${styles.method}`}>
      <div className={styles.text}>
        <h2>
          Die Methode:{' '}
          <span lang="en" className={styles.name}>
            Three Good Things
          </span>
        </h2>
        <p>
          Die Übung ist schlicht und oft untersucht: Am Abend schreibst Du auf, was an diesem Tag gut war, und
          fragst Dich, wie es dazu kam. In der Forschung heißt sie <span lang="en">Three Good Things</span>,
          drei gute Dinge.
        </p>
        <p>
          {BRAND} macht daraus eine einzige Frage, die in jeden Tag passt: Worüber habe ich mich heute schon
          gefreut? Ob Dir dazu ein Satz einfällt oder drei Momente, entscheidest Du. Dafür kurz innezuhalten
          und zu bemerken, was da war, ist eine kleine Übung in Achtsamkeit.
        </p>
      </div>
      <KnowledgeFilm />
    </section>
  );
}
