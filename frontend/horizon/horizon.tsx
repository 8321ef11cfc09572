import { type CSSProperties, memo, useId } from 'react';
import { useHydrated } from '../lib/use-hydrated.ts';
import styles from './horizon.module.css';
import { decorationOf, landscape, type Shape, SUN } from './horizon.ts';

/** A picture with its sun at the side or in the middle, and a strip beside a heading. */
export const SHAPES = {
  side: { width: 2880, height: 560, ground: 190, sunX: 2580, step: 260, align: 'xMax' },
  middle: { width: 2880, height: 560, ground: 190, sunX: 1440, step: 260, align: 'xMid' },
  strip: { width: 3600, height: 320, ground: 100, sunX: 3200, step: 330, align: 'xMax' },
} satisfies Record<string, Shape & { align: string }>;

const CRESCENT = 'M12-54a54 54 0 1 1-46 82a46 46 0 0 0 46-82z';
/** The colours of the months are custom properties (`early.ts`). */
const LAND = '--land-';
const FURROWS = [15, 32, 51];

type HorizonProps = {
  shape: keyof typeof SHAPES;
  /** The month (1 to 12) and the time of day; by default those at which the page was opened (`early.ts`). */
  month?: number;
  time?: 'dawn' | 'day';
  className?: string | undefined;
};

/**
 * The horizon: air over land, drawn from the logo. Its lines are the same all year. CSS colours the land by month, and by
 * time of day it colours the sky, lifts the air and moves the sun: a prerendered page is right at its first paint. Only a
 * horizon with a time of its own is printed.
 */
export const Horizon = memo(function Horizon({ shape, month, time, className = '' }: HorizonProps) {
  const id = useId();
  const { width, height, ground, sunX, align } = SHAPES[shape];
  const { ridges, air } = landscape(SHAPES[shape]);
  const thisMonth = useHydrated() ? Number(document.documentElement.dataset.month) : 0;
  const { path, colour } = decorationOf(month ?? thisMonth, SHAPES[shape]);

  return (
    <span
      className={`${styles.horizon} ${time ? '' : 'screen-only'} ${className}`}
      data-time={time}
      style={month ? ({ '--land': `var(${LAND}${month})` } as CSSProperties) : undefined}
    >
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio={`${align}YMax slice`} aria-hidden="true">
        <radialGradient id={id}>
          <stop stopColor="var(--sun-fill)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--sun-fill)" stopOpacity="0" />
        </radialGradient>
        <g transform={`translate(${sunX} ${height - ground})`} stroke="var(--pine)" strokeWidth="1.2">
          <g
            data-sun
            className={styles.sun}
            fill="var(--sun-fill)"
            stroke="none"
            visibility="var(--sun-shown,visible)"
          >
            <circle r={3 * SUN} fill={`url(#${id})`} />
            <circle r={SUN} opacity="calc(1 - var(--moon))" />
            <path d={CRESCENT} opacity="var(--moon)" />
          </g>
          <g data-air className={styles.air} fill="none">
            {air.map((line, index) => (
              <path key={line} d={line} opacity={(0.7 - index * 0.06).toFixed(1)} />
            ))}
          </g>
          <path d={ridges[0]} fill="color-mix(in srgb,var(--ground) 46%,var(--sky-low))" stroke="none" />
          <g opacity=".75" stroke={colour} fill={colour ?? 'var(--pine)'} strokeLinecap="round">
            <path d={path} />
          </g>
          <path id={`${id}m`} d={ridges[1]} fill="var(--ground)" strokeWidth="1.7" />
          <g opacity=".3">
            {FURROWS.map((y) => (
              <use key={y} href={`#${id}m`} y={y} />
            ))}
          </g>
          <path d={ridges[2]} fill="var(--front,var(--paper))" />
        </g>
      </svg>
    </span>
  );
});
