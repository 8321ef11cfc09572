import styles from './knowledge.module.css';
import { FINDINGS, SOURCES, UNKNOWN } from './knowledge-texts.ts';

/** The findings of research on the method with size and group, the open questions, and the sources. */
export function KnowledgeResearch() {
  return (
    <section>
      <h2>Was man weiß</h2>
      <p className={styles.promise}>
        Die Übung ist ein Angebot, kein Heilversprechen. Die Zahlen in Klammern (d&nbsp;oder&nbsp;g) sagen,
        wie weit zwei Gruppen im Mittel auseinanderlagen; null hieße: gar nicht.
      </p>
      <dl className={styles.findings}>
        {FINDINGS.map(([title, text, source]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
            <dd className="small">{source}</dd>
          </div>
        ))}
      </dl>
      <div className={`card ${styles.unknown}`}>
        <h3>Was man nicht weiß</h3>
        {UNKNOWN.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <h3>Quellen</h3>
      <ul className={`small ${styles.sources}`}>
        {SOURCES.map(([authors, journal, doi]) => (
          <li key={authors}>
            {authors}. <cite lang="en">{journal}</cite>.
            {doi && (
              <>
                {' '}
                <a href={`https://doi.org/${doi}`} rel="noopener noreferrer">
                  doi.org/{doi}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
