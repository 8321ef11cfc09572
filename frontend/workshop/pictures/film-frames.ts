import { readFileSync } from 'node:fs';
import { QUESTION } from '../../../bff/answer/answer.sentences.rules.ts';
import { BRAND } from '../../../bff/platform/lib/brand.rules.ts';
import { FILM_SECONDS } from '../../content/film-captions.ts';
import { SAVE_ANSWER } from '../../ui/ui.wording.ts';
import { foundScene, memoryScene, yearScene } from './film-diary.ts';
import { mark } from './studio.ts';

/** Size and length of the film on /wissen. */
export const FILM = { width: 1280, height: 720, fps: 25, seconds: FILM_SECONDS, posterAt: 35.6 };

const STYLE_SHEETS = ['film.css', 'film-scenes.css', 'film-diary.css'].map(
  (file) => new URL(file, import.meta.url),
);

const ANSWER = 'Beim Bäcker gab es noch genau ein Mohnbrötchen. Es war noch warm.';
const TYPING_FROM_S = 28.4;
const TYPING_STEP_S = 0.062;
const WEEK_FROM_S = 37.6;
const WEEK_STEP_S = 0.55;

const GREY_LABELS = new Map([
  [1, 'Bus verpasst'],
  [4, '38 neue Mails'],
  [8, 'Regen'],
]);

const GOOD_THINGS = [
  { moment: 2, label: 'ein Gruß', what: 'Ein Gruß über die Straße', why: 'weil ich zuerst gewinkt habe' },
  {
    moment: 6,
    label: 'das letzte Mohnbrötchen',
    what: 'Das letzte Mohnbrötchen',
    why: 'weil ich früh losgegangen bin',
  },
  { moment: 10, label: 'Abendsonne', what: 'Abendsonne im Park', why: 'weil ich zu Fuß gegangen bin' },
];

const BUBBLES = [
  [60, 150, 0],
  [330, 60, 9],
  [560, 100, 21],
  [820, 46, 4],
  [980, 84, 15],
  [1130, 180, 26],
];

/** Where the moment with this number lies on the arc of the day, in pixels. */
function onArc(moment: number): { x: number; y: number } {
  const angle = Math.PI * (1 - (moment + 0.6) / 12.2);
  return { x: Math.round(640 + 520 * Math.cos(angle)), y: Math.round(520 - 340 * Math.sin(angle)) };
}

/** How far a label moves inwards, so that the arc does not cross the label. */
function inwards(x: number): number {
  return Math.round((640 - x) * 0.13);
}

function moments(): string {
  const good = new Set(GOOD_THINGS.map(({ moment }) => moment));
  return Array.from({ length: 12 }, (_, moment) => {
    if (good.has(moment)) return '';
    const { x, y } = onArc(moment);
    const label = GREY_LABELS.get(moment);
    const size = label ? 44 : 26;
    return `<div class="moment" style="left:${x}px;top:${y}px;--at:${(0.5 + moment * 0.32).toFixed(2)}s">
      <i style="width:${size}px;height:${size}px"></i>${label ? `<b style="left:${inwards(x)}px">${label}</b>` : ''}</div>`;
  }).join('');
}

function goodThings(): string {
  return GOOD_THINGS.map(({ moment, label, what, why }, index) => {
    const { x, y } = onArc(moment);
    const target = 250 + index * 390;
    return `
      <div class="good" style="--x0:${x}px;--y0:${y}px;--x1:${target}px;--y1:288px"><i></i></div>
      <b class="whisper" style="left:${x - inwards(x)}px;top:${y}px">${label}</b>
      <div class="thing" style="left:${target}px;--at:${(15.6 + index * 0.5).toFixed(1)}s">
        <strong>${index + 1}</strong><p>${what}</p><small>${why}</small></div>`;
  }).join('');
}

function typed(): string {
  return [...ANSWER]
    .map(
      (letter, index) =>
        `<s style="--at:${(TYPING_FROM_S + index * TYPING_STEP_S).toFixed(3)}s">${letter}</s>`,
    )
    .join('');
}

function week(): string {
  return ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']
    .map((day, index) => {
      const at = (WEEK_FROM_S + index * WEEK_STEP_S).toFixed(2);
      return `<div class="day" style="--at:${at}s"><i></i><span>${day}</span></div>`;
    })
    .join('');
}

/** The whole film as a page: every movement is an animation, so that a frame is the page at a moment. */
export function filmPage(): { body: string; css: string } {
  const bubbles = BUBBLES.map(
    ([left, size, start]) =>
      `<i class="bubble" style="left:${left}px;width:${size}px;height:${size}px;--start:-${start}s"></i>`,
  ).join('');
  const body = `<main>
    ${bubbles}
    <section style="--at:0s;--until:13.8s">
      <svg class="arc" viewBox="0 0 1280 720" fill="none"><path d="M120 520A520 340 0 0 1 1160 520"/></svg>
      ${moments()}
    </section>
    <section style="--at:14.6s;--until:25.6s">
      <h1 class="method" lang="en">Three Good Things</h1>
      <p class="source">Seligman, Steen, Park &amp; Peterson, 2005</p>
    </section>
    <section class="over" style="--at:0s;--until:25.6s">${goodThings()}</section>
    <section style="--at:26s;--until:36.4s">
      <div class="card">
        <h1>${QUESTION.text}</h1>
        <div class="field">${typed()}</div>
        <p class="saved">✓ Gespeichert</p>
        <span class="button">${SAVE_ANSWER}</span>
      </div>
    </section>
    <section style="--at:36.8s;--until:42.4s"><div class="week">${week()}</div><p class="streak">7 Tage Streak</p></section>
    <section style="--at:42.8s;--until:49.2s">${yearScene()}</section>
    <section style="--at:49.6s;--until:56s">${foundScene()}</section>
    <section style="--at:56.4s;--until:63.8s">${memoryScene(ANSWER)}</section>
    <section style="--at:64.4s;--until:80s">
      <div class="end">
        <svg width="190" height="190" viewBox="0 0 32 32" fill="none">${mark()}</svg>
        <h1>${BRAND}</h1><p>Eine Frage pro Tag.</p>
      </div>
    </section>
  </main>`;
  return { body, css: STYLE_SHEETS.map((sheet) => readFileSync(sheet, 'utf8')).join('\n') };
}
