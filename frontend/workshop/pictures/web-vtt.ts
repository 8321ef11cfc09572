import type { Caption } from '../../content/film-captions.ts';

function timestamp(seconds: number): string {
  const [whole = '', fraction = ''] = seconds.toFixed(3).split('.');
  const [minutes, rest] = [Math.floor(Number(whole) / 60), Number(whole) % 60];
  return `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}.${fraction}`;
}

/** Captions as a WebVTT file. */
export function toWebVtt(captions: Caption[]): string {
  const cues = captions.map(({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${text}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}
