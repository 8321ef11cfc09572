import { QUESTION } from '../../../bff/answer/answer.sentences.rules.ts';
import { BRAND } from '../../../bff/platform/lib/brand.rules.ts';
import { mark } from './studio.ts';

/** A picture of the product that is drawn here and served from `frontend/public`. */
export type BrandPicture = { file: string; width: number; height: number; body: string; css: string };

const SAMPLE = 'Der erste Frost auf den Dächern. Für einen Moment hat die ganze Straße geglitzert.';

/** The mark on warm paper. `share` is its size and `corner` the radius, both in per cent of the edge. */
function appIcon(file: string, size: number, share: number, corner: number): BrandPicture {
  const edge = (100 - share) / 2;
  const sunAt = edge + (share * 9.5) / 32;
  return {
    file,
    width: size,
    height: size,
    css: 'svg svg { overflow: visible }',
    body: `<svg width="${size}" height="${size}" viewBox="0 0 100 100" fill="none">
      <clipPath id="tile"><rect width="100" height="100" rx="${corner}"/></clipPath>
      <g clip-path="url(#tile)">
        <rect width="100" height="100" fill="var(--paper)"/>
        <g fill="var(--dawn)" fill-opacity="0.15">
          <circle cx="50" cy="${sunAt}" r="${share * 0.9}"/><circle cx="50" cy="${sunAt}" r="${share * 0.58}"/>
        </g>
      </g>
      <svg x="${edge}" y="${edge}" width="${share}" height="${share}" viewBox="0 0 32 32">${mark()}</svg>
    </svg>`,
  };
}

const SOCIAL_CSS = `
  .picture { position: relative; display: grid; grid-template-columns: 1fr 470px; gap: 56px; align-items: center;
    width: 1200px; height: 630px; padding: 0 72px; overflow: hidden; color: var(--ink);
    background: radial-gradient(75% 90% at 74% 104%, #fbd9b2, transparent 100%), var(--paper) }
  .bubble { position: absolute; border-radius: 50%;
    background: radial-gradient(circle at 34% 30%, rgb(244 178 119 / 42%), rgb(244 178 119 / 14%) 78%) }
  .brand { display: flex; align-items: center; gap: 18px; font: 500 44px/1 var(--serif) }
  h1 { margin-top: 52px; font: 500 92px/1.06 var(--serif); letter-spacing: -0.014em }
  .lead { margin-top: 30px; color: var(--soft); font: 400 31px/1.4 var(--serif) }
  .card { position: relative; padding: 42px; border: 1px solid var(--line); border-radius: 32px;
    background: var(--raised); box-shadow: 0 24px 60px -24px rgb(110 76 34 / 34%) }
  h2 { font: 500 37px/1.16 var(--serif); letter-spacing: -0.012em }
  .answer { margin-top: 24px; font: 400 26px/1.5 var(--serif) }`;

const BUBBLES = [
  [-70, 520, 150],
  [566, 96, 54],
  [1072, 420, 190],
  [560, 500, 84],
];

const SOCIAL: BrandPicture = {
  file: 'social.jpg',
  width: 1200,
  height: 630,
  css: SOCIAL_CSS,
  body: `<div class="picture">
    ${BUBBLES.map(([left, top, size]) => `<i class="bubble" style="left:${left}px;top:${top}px;width:${size}px;height:${size}px"></i>`).join('')}
    <div>
      <p class="brand"><svg width="64" height="64" viewBox="0 0 32 32" fill="none">${mark()}</svg>${BRAND}</p>
      <h1>Eine Frage<br>pro Tag.</h1>
      <p class="lead">Schreib in einer Minute auf,<br>was heute gut war.</p>
    </div>
    <div class="card"><h2>${QUESTION.text}</h2><p class="answer">${SAMPLE}</p></div>
  </div>`,
};

/**
 * The pictures of home screens, browsers and shared links. A maskable icon keeps to the inner 80 %; the rest may be
 * cut off.
 */
export const BRAND_PICTURES: BrandPicture[] = [
  appIcon('icons/icon-192.png', 192, 68, 22),
  appIcon('icons/icon-512.png', 512, 68, 22),
  appIcon('icons/maskable-512.png', 512, 54, 0),
  appIcon('apple-touch-icon.png', 180, 64, 0),
  SOCIAL,
];

/** The picture inside `favicon.ico`, for browsers without SVG icons. */
export const FAVICON = appIcon('favicon.ico', 48, 84, 20);
