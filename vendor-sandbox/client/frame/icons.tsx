import type { ReactNode } from 'react';

const icon = (drawing: ReactNode) => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    {drawing}
  </svg>
);

export const RulesIcon = () =>
  icon(
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v6M12 7.2v.1" strokeLinecap="round" />
    </>,
  );

export const HistoryIcon = () =>
  icon(
    <>
      <path d="M4 12a8 8 0 1 0 2.4-5.7L4 8.6" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M4 4v4.6h4.6M12 8v4.4l3 1.8" strokeLinecap="round" strokeLinejoin="round" />
    </>,
  );

export const SoundIcon = ({ on }: { readonly on: boolean }) =>
  icon(
    <>
      <path d="M4 9.5v5h3.5l5 4v-13l-5 4z" strokeLinejoin="round" />
      {on ? (
        <path d="M16 9a4.2 4.2 0 0 1 0 6M18.6 6.4a8 8 0 0 1 0 11.2" strokeLinecap="round" />
      ) : (
        <path d="m16.5 9.5 5 5m0-5-5 5" strokeLinecap="round" />
      )}
    </>,
  );

export const CloseIcon = () => icon(<path d="m6 6 12 12M18 6 6 18" strokeLinecap="round" />);
