import type { CSSProperties } from 'react';

/** What the day had, from the morning to the evening: large grey moments, and three good ones. */
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

/** Custom properties for the style sheet: `at` and `until` are seconds of the film. */
export function timed(values: Record<string, number>): CSSProperties {
  const times = Object.entries(values).map(([name, seconds]) => [`--${name}`, `${seconds.toFixed(2)}s`]);
  return Object.fromEntries(times);
}

/** Where the moment with this number lies on the arc of the day, in pixels. */
function onArc(moment: number): { left: number; top: number } {
  const angle = Math.PI * (1 - (moment + 0.6) / 12.2);
  return { left: Math.round(640 + 520 * Math.cos(angle)), top: Math.round(490 - 330 * Math.sin(angle)) };
}

/** How far a label moves inwards, so that the arc does not cross the label. */
const inwards = (left: number) => Math.round((640 - left) * 0.13);

/** The moments of a day on their arc. */
export function DayScene() {
  return Array.from({ length: 12 }, (_, moment) => ({
    moment,
    ...onArc(moment),
    label: GREY_LABELS.get(moment),
  }))
    .filter(({ moment }) => GOOD_THINGS.every((good) => good.moment !== moment))
    .map(({ moment, left, top, label }) => (
      <div key={moment} className="moment" style={{ left, top, ...timed({ at: 0.5 + moment * 0.32 }) }}>
        <i style={{ scale: label ? '1.7' : '1' }} />
        {label && <b style={{ left: inwards(left) }}>{label}</b>}
      </div>
    ));
}

/** The three good moments, which gather and become the method. */
export function GoodThings() {
  return GOOD_THINGS.map(({ moment, label, what, why }, index) => {
    const { left, top } = onArc(moment);
    const target = 250 + index * 390;
    const places = { '--x0': `${left}px`, '--y0': `${top}px`, '--x1': `${target}px` } as CSSProperties;
    return (
      <div key={label}>
        <div className="good" style={places}>
          <i />
        </div>
        <b className="whisper" style={{ left: left - inwards(left), top }}>
          {label}
        </b>
        <div className="thing" style={{ left: target, ...timed({ at: 15.6 + index * 0.5 }) }}>
          <strong>{index + 1}</strong>
          <p>{what}</p>
          <small>{why}</small>
        </div>
      </div>
    );
  });
}
