import { BRAND } from '../../../bff/platform/lib/brand.rules.ts';
import { SEARCH_MAX_CODE_POINTS } from '../../../bff/search/search.numbers.rules.ts';
import { diaryYear, yearOf } from '../../../bff/year/diary-year.rules.ts';
import { longDate, monthOf } from '../../lib/dates.ts';
import { SEARCH_LABEL } from '../../search/search.wording.ts';
import entry from '../../ui/entry.module.css';
import field from '../../ui/field.module.css';
import { Logo } from '../../ui/logo.tsx';
import { ShownTexts } from '../../ui/shown-texts.tsx';
import { MonthRows } from '../../year/month-rows.tsx';
import { type Month, monthsOf, sumOf } from '../../year/months.ts';
import year from '../../year/year.module.css';
import { DIARY_TITLE, exportedOn, extentOf, NOT_ENCRYPTED } from '../export.wording.ts';
import type { Exported } from '../fetch-export.ts';

const TOP = 'anfang';

type Answers = Exported['answers'];

type DiaryDocumentProps = {
  /** Oldest first. */
  answers: Answers;
  today: string;
};

/** A complete diary as a self-contained page; `reader.ts` adds the search. */
export function DiaryDocument({ answers, today }: DiaryDocumentProps) {
  const days = answers.map(({ day }) => day);
  const years = [...new Set(days.map(yearOf))];
  return (
    <>
      <header id={TOP} className="column head">
        <p className="brand">
          <Logo />
          {BRAND}
        </p>
        <h1>{DIARY_TITLE}</h1>
        <p className="small">{extentOf(days)}</p>
        <p className="small">{NOT_ENCRYPTED}</p>
        <search hidden>
          <input
            type="search"
            className={field.input}
            aria-label={SEARCH_LABEL}
            placeholder={SEARCH_LABEL}
            maxLength={SEARCH_MAX_CODE_POINTS}
            autoComplete="off"
            spellCheck={false}
          />
          <p role="status" className="small" />
        </search>
        <nav aria-label="Jahre" className="unsearched">
          <ul className="row">
            {years.map((each) => (
              <li key={each}>
                <a href={`#${each}`} className="target">
                  {each}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className="column headings-kept">
        {years.map((each) => (
          <Year key={each} year={each} days={days} answers={answers} today={today} />
        ))}
      </main>
      <footer className="column small">
        <p>{exportedOn(today)}</p>
      </footer>
    </>
  );
}

type YearProps = { year: number; days: string[]; answers: Answers; today: string };

function Year({ year: wanted, days, answers, today }: YearProps) {
  const summary = diaryYear(days, wanted, today);
  const months = monthsOf(summary, today);
  return (
    <section aria-labelledby={String(wanted)} className="year">
      <div className="spread">
        <h2 id={String(wanted)} className={year.heading}>
          {wanted}
          <span className={year.sum}> · {sumOf(summary)}</span>
        </h2>
        <a href={`#${TOP}`} className="target unsearched small">
          Zum Anfang
        </a>
      </div>
      <div className="unsearched">
        <MonthRows months={months} />
      </div>
      {months.map((month) => month.entries > 0 && <MonthOf key={month.id} month={month} answers={answers} />)}
    </section>
  );
}

function MonthOf({ month: { id }, answers }: { month: Month; answers: Answers }) {
  return (
    <section aria-labelledby={id} className="month">
      <h3 id={id}>{monthOf(`${id}-01`)}</h3>
      {answers
        .filter(({ day }) => day.startsWith(id))
        .map((answer) => (
          <article key={answer.day}>
            <h4 className={entry.date}>
              <time dateTime={answer.day}>{longDate(answer.day)}</time>
            </h4>
            <ShownTexts texts={answer} className={entry.text} />
          </article>
        ))}
    </section>
  );
}
