import { Link } from 'react-router-dom';
import { BRAND } from '../../bff/platform/lib/brand.rules.ts';
import { PATHS } from '../lib/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { Needs } from '../ui/needs.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import styles from './faq.module.css';
import { DIARY, type FaqItem, GENERAL, TECHNOLOGY } from './faq-items.ts';

/** Frequently asked questions in three accordions. */
export function Page() {
  return (
    <div className={`column ${styles.page}`}>
      <PageMeta
        title="Häufige Fragen"
        description={`Antworten zu ${BRAND}: wie es funktioniert, was es kostet, wie Deine Einträge geschützt sind und was die Forschung dazu sagt.`}
        canonical={PATHS.faq}
      />
      <PageHeading className={styles.heading}>Häufige Fragen</PageHeading>
      <Accordion title="Allgemein" items={GENERAL} />
      <Accordion title="Technologie und Wissenschaft" items={TECHNOLOGY} />
      <Accordion title="Dein Tagebuch und Dein Konto" items={DIARY} />
      <p className={styles.more}>
        Deine Frage ist nicht dabei? <Link to={PATHS.contact}>Schreib uns</Link>.
      </p>
    </div>
  );
}

function Accordion({ title, items }: { title: string; items: FaqItem[] }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {items.map(([question, ...answer]) => (
        <details key={question} name={title} className={`printed-open ${styles.item}`}>
          <summary className="line">
            <h3>{question}</h3>
            <Icon name="chevron" />
          </summary>
          {answer.map((paragraph) =>
            typeof paragraph === 'string' ? (
              <p key={paragraph}>{paragraph}</p>
            ) : (
              <Needs key={paragraph.text} need={paragraph.need} as="p">
                {paragraph.text}
              </Needs>
            ),
          )}
        </details>
      ))}
    </section>
  );
}
