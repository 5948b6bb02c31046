/** The ring's logo: a comb over a lantern. */
export const Mark = () => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <rect width="32" height="32" rx="9" fill="var(--raised)" />
    <path d="M8 15c-1-5 1-8 4-9 0 3 1 4 2 5 1-4 3-6 6-6-1 3 0 5 2 6 1-2 3-3 5-2-2 2-2 4-4 7z" fill="var(--meron)" />
    <path d="M9 17h14l2 5-2 5H9l-2-5z" fill="var(--accent)" />
  </svg>
);
