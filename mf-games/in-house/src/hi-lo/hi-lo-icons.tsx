/** An arrow up for a higher card, turned over for a lower one. */
export function GuessArrow({ down }: { readonly down: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M12 3.5 20.5 13H15.5V20.5H8.5V13H3.5Z"
        fill="currentColor"
        transform={down ? 'rotate(180 12 12)' : undefined}
      />
    </svg>
  );
}

/** Skip to another card. */
export function ChevronsRight() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="m5 6 6 6-6 6m8-12 6 6-6 6" strokeLinejoin="round" />
    </svg>
  );
}
