import type { ReactNode } from 'react';
import type { TitleCode } from '../../src/kinds/sports/titles';

const DRAWINGS: Readonly<Record<TitleCode | 'all', ReactNode>> = {
  all: <path d="M4 6.5h16M4 12h16M4 17.5h10" />,
  football: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m12 8 3.6 2.7-1.4 4.3H9.8l-1.4-4.3zM12 3.6V8m8.1 1.9-4.5.8m1.4 7.9-2.8-3.6m-7.2 3.6L9.8 15M3.9 9.9l4.5.8" />
    </>
  ),
  cricket: (
    <>
      <path d="m4.5 19.5 3-3m-.5-1.5L16.5 5a2.1 2.1 0 0 1 3 3L10 17.5z" />
      <circle cx="17.5" cy="17.5" r="2.3" />
    </>
  ),
  basketball: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5v17M3.5 12h17M6 6c4 3.5 4 8.5 0 12M18 6c-4 3.5-4 8.5 0 12" />
    </>
  ),
  tennis: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M5.5 6.5c4.5 2.5 4.5 8.5 0 11M18.5 6.5c-4.5 2.5-4.5 8.5 0 11" />
    </>
  ),
  breachline: (
    <>
      <circle cx="12" cy="12" r="6.5" />
      <path d="M12 2.5v6m0 7v6M2.5 12h6m7 0h6" />
    </>
  ),
  emberrift: <path d="M7 20.5v-9l-2-3v-4h3v2h2.5v-2h3v2H16v-2h3v4l-2 3v9zM10.5 20.5v-4a1.5 1.5 0 0 1 3 0v4" />,
  turbopitch: (
    <>
      <path d="M3 15.5v-2l3-1 3-4h6l3.5 4 2.5 1v2z" />
      <circle cx="7.5" cy="16.5" r="2" />
      <circle cx="16.5" cy="16.5" r="2" />
    </>
  ),
};

/** The sign of a sport or title. */
export const TitleIcon = ({ code }: { readonly code: TitleCode | 'all' }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
  >
    {DRAWINGS[code]}
  </svg>
);

/** The book's own sign: a pitch seen from above. */
export const Mark = () => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <rect width="32" height="32" rx="9" fill="var(--raised)" />
    <g fill="none" stroke="var(--accent)" strokeWidth="2">
      <rect x="6" y="8" width="20" height="16" rx="2" />
      <path d="M16 8v16" />
      <circle cx="16" cy="16" r="3.5" />
    </g>
  </svg>
);
