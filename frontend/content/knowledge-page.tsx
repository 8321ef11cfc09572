import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { PATHS } from '../lib/paths.ts';
import { StartButton } from '../session/start-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import styles from './knowledge.module.css';
import { KnowledgeMethod } from './knowledge-method.tsx';
import { KnowledgeResearch } from './knowledge-research.tsx';
import { BENEFITS, PRESSURES, TESTIMONIALS } from './knowledge-texts.ts';

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

      <KnowledgeMethod />
      <KnowledgeResearch />

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
