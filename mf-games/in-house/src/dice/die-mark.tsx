/** A ten-sided die, its facets in tones of the current colour. */
export function DieMark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 2 45 19v11L24 46 3 30V19Z" fill="currentColor" />
      <path d="M24 2 36 24 24 33 12 24Z" fill="#fff" opacity=".34" />
      <path d="m24 2 21 17-9 5Zm0 0L3 19l9 5Z" fill="#fff" opacity=".14" />
      <path d="m12 24 12 9v13L3 30V19Z" fill="#000" opacity=".14" />
      <path d="m36 24-12 9v13l21-16V19Z" fill="#000" opacity=".26" />
    </svg>
  );
}
