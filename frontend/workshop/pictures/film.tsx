import { QUESTION } from '../../../bff/answer/answer.sentences.rules.ts';
import { BRAND } from '../../../bff/platform/lib/brand.rules.ts';
import { Horizon } from '../../horizon/horizon.tsx';
import { Drawing, Icon } from '../../ui/icon.tsx';
import { SAVE_ANSWER } from '../../ui/ui.wording.ts';
import { DayScene, GoodThings, timed } from './film-day.tsx';
import './film.css';
import './film-diary.css';
import './film-motion.css';

const JULY = 7;
const ANSWER = 'Beim Bäcker gab es noch genau ein Mohnbrötchen. Es war noch warm.';
const WEEK = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
const YEAR = 'Jan 31 Feb 28 Mär 31 Apr 30 Mai 31 Jun 30 Jul 31 Aug 31 Sep 30 Okt 31 Nov 30 Dez 31';
/** Days without an entry, as in a real year. */
const GAPS_EVERY_DAYS = [23, 41];
const SUN_STEP = 30;
const MAGNIFIER = 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l5 5';
const WANTED = 'oma';
const HITS = [
  [
    'Freitag, 18. September 2026',
    'Mit ',
    ' Äpfel geschält. Ihre Schale wird immer eine einzige lange Schlange.',
  ],
  ['Samstag, 9. Mai 2026', 'Im Beet, das ', ' angelegt hat, kommt jetzt alles auf einmal.'],
  ['Dienstag, 3. Februar 2026', 'Zu Besuch bei ', '. Sie hat beim Mühlespiel gewonnen.'],
];
function Typed({ text, from, step }: { text: string; from: number; step: number }) {
  // Letters repeat; their place is what tells them apart.
  return [...text]
    .map((letter, place) => ({ letter, at: from + place * step }))
    .map(({ letter, at }) => (
      <s key={at} style={timed({ at })}>
        {letter}
      </s>
    ));
}

function Answered() {
  return (
    <b className="answered">
      <Icon name="check" size={24} />
      Beantwortet
    </b>
  );
}

/** The question, the answer, and the save: the question shrinks, the words grow, and the sun moves into the week. */
function SaveScene() {
  return (
    <>
      <h1 className="question">{QUESTION.text}</h1>
      <span className="field" />
      <span className="button">{SAVE_ANSWER}</span>
      <i className="sun" />
      <Answered />
      <p className="asked">{QUESTION.text}</p>
      <p className="words">
        <Typed text={ANSWER} from={28} step={0.068} />
      </p>
      <ol className="week">
        {WEEK.map((day, index) => (
          <li key={day} style={timed({ at: 37.2 + index * 0.4 })}>
            {day}
          </li>
        ))}
      </ol>
    </>
  );
}

const isGap = (dayOfYear: number) => GAPS_EVERY_DAYS.some((every) => dayOfYear % every === 0);

/** A year of suns, a month a row, each uncovered from left to right. */
function YearScene() {
  let day = 0;
  let answered = 0;
  const rows = [...YEAR.matchAll(/(\S+) (\d+)/g)].map(([, month, length]) => ({
    month,
    suns: Array.from({ length: Number(length) }, (_, index) => {
      day += 1;
      answered += isGap(day) ? 0 : 1;
      return { x: (index + 0.5) * SUN_STEP, isGap: isGap(day) };
    }),
  }));
  return (
    <>
      <h1>
        Ein Jahr
        <small>
          {answered} von {day} Tagen
        </small>
      </h1>
      <ol>
        {rows.map(({ month, suns }, row) => (
          <li key={month} style={timed({ at: 43.4 + row * 0.36 })}>
            {month}
            <svg width={31 * SUN_STEP} height={SUN_STEP} aria-hidden="true">
              {suns.map(({ x, isGap }) => (
                <circle key={x} className={isGap ? 'gap' : undefined} cx={x} cy={SUN_STEP / 2} r="10" />
              ))}
            </svg>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A search during typing, and its results. */
function SearchScene() {
  return (
    <>
      <p className="search">
        <Drawing path={MAGNIFIER} size={38} />
        <Typed text={WANTED} from={50.4} step={0.4} />
      </p>
      <p className="count">
        {HITS.length} Einträge mit „{WANTED}“
      </p>
      {HITS.map(([date, before, after], index) => (
        <div key={date} className="hit" style={timed({ at: 51.9 + index * 0.35 })}>
          <small>{date}</small>
          <p>
            {before}
            <mark>Oma</mark>
            {after}
          </p>
        </div>
      ))}
    </>
  );
}

/** The answer of today, and below it the entry of a year ago. */
function MemoryScene() {
  return (
    <>
      <Answered />
      <p className="words">{ANSWER}</p>
      <div className="memory">
        <h2>Heute vor einem Jahr</h2>
        <p>
          Lange mit Papa telefoniert. Er hat von seinem ersten Fahrrad erzählt, und wir haben beide gelacht.
        </p>
      </div>
    </>
  );
}

/** The film on /wissen as a page: every movement is an animation, so that a frame is the page at a moment. */
export function Film() {
  return (
    <main className="film" data-time="dawn">
      <Horizon shape="side" month={JULY} />
      <section style={timed({ at: 0, until: 13.8 })}>
        <svg className="arc" viewBox="0 0 1280 720" fill="none" aria-hidden="true">
          <path d="M120 490A520 330 0 0 1 1160 490" />
        </svg>
        <DayScene />
      </section>
      <section style={timed({ at: 14.6, until: 25.4 })}>
        <h1 className="method" lang="en">
          Three Good Things
        </h1>
        <p className="source">Seligman, Steen, Park & Peterson, 2005</p>
      </section>
      <section style={timed({ at: 0, until: 25.4 })}>
        <GoodThings />
      </section>
      <section className="save" style={timed({ at: 26, until: 42.2 })}>
        <SaveScene />
      </section>
      <section className="year" style={timed({ at: 42.8, until: 49.2 })}>
        <YearScene />
      </section>
      <section className="found" style={timed({ at: 49.6, until: 56 })}>
        <SearchScene />
      </section>
      <section className="given" style={timed({ at: 56.4, until: 63.8 })}>
        <MemoryScene />
      </section>
      <section className="end" style={timed({ at: 64, until: 80 })}>
        <Horizon shape="middle" month={JULY} />
        <h1>{BRAND}</h1>
        <p>Eine Frage pro Tag.</p>
      </section>
    </main>
  );
}
