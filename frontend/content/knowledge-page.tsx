import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { PATHS } from '../lib/paths.ts';
import { StartButton } from '../session/start-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import styles from './knowledge.module.css';
import { KnowledgeFilm } from './knowledge-film.tsx';
import { BENEFITS, FINDINGS, PRESSURES, SOURCES, TESTIMONIALS, UNKNOWN } from './knowledge-texts.ts';

/** Why resilience matters, and the method behind the daily question. */
export function Page() {
  return (
    <div className={`column rows ${styles.page}`}>
      <PageMeta
        title="Warum Resilienz wichtig ist"
        description="Was Resilienz ist, warum wir sie heute brauchen und was die Forschung über die Methode „Three Good Things“ weiß."
        canonical={PATHS.knowledge}
      />
      <header className={styles.hero}>
        <PageHeading className={styles.heading}>Was uns wieder aufrichtet</PageHeading>
        <p>Schwere Tage gehören zum Leben. Wie wir durch sie kommen, können wir ein wenig üben.</p>
      </header>

      <section className={styles.text}>
        <h2>Was ist Resilienz?</h2>
        <p>
          Resilienz ist die Fähigkeit, mit Belastungen umzugehen, sich an Veränderungen anzupassen und nach
          Rückschlägen wieder auf die Beine zu kommen. Das Wort stammt aus dem Lateinischen:{' '}
          <i lang="la">resilire</i>, zurückspringen.
        </p>
        <p>
          Resilient zu sein heißt nicht, alles auszuhalten oder immer gut gelaunt zu sein. Es heißt, auch im
          Schweren noch zu sehen, was trägt: Menschen, kleine Erfolge, gute Momente. Dieser Blick ist keine
          Eigenschaft, die man hat oder nicht hat. Man kann ihn üben.
        </p>
      </section>

      <section>
        <h2>Warum Resilienz heute so wichtig ist</h2>
        <ul className={`cells ${styles.tiles}`}>
          {PRESSURES.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <Method />
      <Research />

      <section>
        <h2>Was Dir die tägliche Frage geben kann</h2>
        <div className={`cells ${styles.benefits}`}>
          {BENEFITS.map(({ title, points }) => (
            <div key={title} className="mist">
              <h3>{title}</h3>
              <ul className="dots">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className={`small ${styles.limits}`}>
          {BRAND} ist ein Tagebuch und ersetzt keine Beratung oder Therapie. Wenn es Dir länger nicht gut
          geht, sprich mit Deiner Hausärztin oder Deinem Hausarzt. Die Telefonseelsorge ist jederzeit
          kostenlos erreichbar: <a href="tel:08001110111">0800&nbsp;111&nbsp;0&nbsp;111</a>.
        </p>
      </section>

      <Voices />

      <section className={`centered ${styles.closing}`}>
        <h2>Der erste gute Moment ist schon da</h2>
        <p>Du musst ihn nur noch aufschreiben.</p>
        <StartButton>Jetzt mit {BRAND} starten</StartButton>
      </section>
    </div>
  );
}

/** The method 'Three Good Things', told and shown in a film. */
function Method() {
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

/** The findings of research on the method with size and group, the open questions, and the sources. */
function Research() {
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

function Voices() {
  return (
    <section aria-labelledby="stimmen">
      <h2 id="stimmen">So kann es klingen</h2>
      <div className={`cells ${styles.voices}`}>
        {TESTIMONIALS.map(({ text, person }) => (
          <figure key={person} className="stack">
            <Badge tone="mist">Beispiel</Badge>
            <blockquote>„{text}“</blockquote>
            <figcaption className="small">{person}</figcaption>
          </figure>
        ))}
      </div>
      <p className={`small ${styles.limits}`}>
        Beide Stimmen sind erfunden. Aus echten Tagebüchern zitieren wir nicht.
      </p>
    </section>
  );
}
