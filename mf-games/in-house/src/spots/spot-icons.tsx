const LINE = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/** One step back. */
export function UndoIcon() {
  return (
    <svg {...LINE}>
      <path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />
    </svg>
  );
}

/** Repeats all bets of the last round. */
export function DoubleIcon() {
  return (
    <svg {...LINE}>
      <circle cx="9" cy="12" r="5.5" />
      <path d="M13.5 6.9a5.5 5.5 0 1 1 0 10.2" />
    </svg>
  );
}
