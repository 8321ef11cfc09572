/** The logo; decorative, because the brand name is beside it. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <circle cx="16" cy="9.5" r="6.5" fill="var(--dawn)" />
      <g stroke="var(--pine)" strokeWidth="2.4" strokeLinecap="round">
        <path d="M3 21c3-3.4 6-3.4 9 0s6 3.4 9 0 5.5-3.4 8-.6" />
        <path d="M6 27.5c2.8-2.6 5.2-2.6 8 0s5.2 2.6 8 0 3.2-2.2 4.8-1" />
      </g>
    </svg>
  );
}
