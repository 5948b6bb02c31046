/** A chip, the mark of the live tables. */
export function LiveMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill="#7a1730" />
      <circle cx="16" cy="16" r="12.5" fill="none" stroke="#e9c46a" strokeWidth="3" strokeDasharray="5.2 4.6" />
      <path d="M16 8 22.5 16 16 24 9.5 16Z" fill="#e9c46a" />
    </svg>
  );
}
