import type { ReactNode } from 'react';

const icon = (drawing: ReactNode) => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {drawing}
  </svg>
);

export const UndoIcon = () => icon(<path d="M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 0 5 5 0 0 1 5 5" />);
export const ClearIcon = () => icon(<path d="M5 7h14M9 7V4.500h6V7m-8.5 0 1 12.500h9l1-12.5" />);
export const RepeatIcon = () =>
  icon(<path d="M17 3.5 20.5 7 17 10.500M20 7H8a4 4 0 0 0-4 4v1M7 20.5 3.5 17 7 13.500M4 17h12a4 4 0 0 0 4-4v-1" />);
export const DoubleIcon = () => icon(<path d="M4 9l6 6m0-6-6 6M13.5 10a3 3 0 1 1 5.5 1.700L13.5 17H20" />);
