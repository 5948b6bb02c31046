interface MarkProps {
  readonly className?: string | undefined;
}

/** A lantern-eyed tiger's brow over the river's roots: a lozenge of brass cut by three stripes on each side. */
export function SundarbanMark({ className }: MarkProps) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path fill="var(--brass-400)" d="M24 1.5 46.5 24 24 46.5 1.5 24Z" />
      <path fill="var(--mangrove-900)" d="M24 6.4 41.6 24 24 41.6 6.4 24Z" />
      <path
        fill="var(--tiger-500)"
        d="M24 10.6 28.3 15 24 22.2 19.7 15ZM13.4 21.1l7.4 4.6-2.6 2.3-7.6-4.1ZM34.6 21.1l-7.4 4.6 2.6 2.3 7.6-4.1ZM16.7 27.7l5.2 2.7-.9 3.1-6-3.9ZM31.3 27.7l-5.2 2.7.9 3.1 6-3.9Z"
      />
      <path fill="var(--brass-300)" d="M24 25.6c1.1 3.2 1.1 7.6 0 12.4-1.1-4.8-1.1-9.2 0-12.4Z" />
    </svg>
  );
}

/** A globe of three meridians with the sun on the date line. */
export function MeridianMark({ className }: MarkProps) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true" focusable="false" fill="none">
      <g stroke="currentColor" strokeWidth="3.4" strokeLinecap="square">
        <path d="M24 3.5a20.5 20.5 0 1 0 20.5 20.5" />
        <path d="M24 3.5C14.5 9 14.5 39 24 44.5" />
        <path d="M24 3.5v41" />
        <path d="M24 44.5c5.2-3 7.6-11 7.1-20.5" />
      </g>
      <path fill="var(--coral-500)" d="M30 2.6a21.4 21.4 0 0 1 15.4 15.4H30Z" />
    </svg>
  );
}
