import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import styles from './knowledge.module.css';
import { KnowledgeFilm } from './knowledge-film.tsx';
import { KnowledgeFindings } from './knowledge-findings.tsx';

/** The method 'Three Good Things', the study of 2005 behind it, and what is known since. */
export function KnowledgeMethod() {
  return (
    <section className={styles.method}>
      <div className={styles.text}>
        <h2>
          Die Methode:{' '}
          <span lang="en" className={styles.name}>
            Three Good Things
          </span>
        </h2>
        <p>
          Die Übung ist schlicht und gut untersucht: Am Abend schreibst Du auf, was an diesem Tag gut war, und
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
      <div className={`card ${styles.study}`}>
        <p className={`disc ${styles.year}`}>2005</p>
        <div className={styles.findings}>
          <h3>Die Studie</h3>
          <p>
            Ein Team um Martin Seligman von der <span lang="en">University of Pennsylvania</span> verteilte
            Freiwillige aus dem Internet per Los auf sechs Gruppen. Jede machte eine Woche lang eine andere
            Übung, eine davon nur zum Vergleich. Wer jeden Abend drei gute Dinge und ihre Gründe notierte,
            berichtete in den folgenden Monaten von mehr Wohlbefinden und weniger depressiven Symptomen. Der
            Unterschied war noch nach sechs Monaten messbar.
          </p>
          <p>
            Am meisten hatten die davon, die nach der Woche von sich aus weitermachten. Spätere Studien kamen
            zu unterschiedlich starken Ergebnissen: Die Übung ist ein Angebot, kein Heilversprechen.
          </p>
        </div>
      </div>
      <KnowledgeFindings />
    </section>
  );
}
