const frame = { viewBox: '0 0 56 36', width: 56, height: 36, 'aria-hidden': true, focusable: false } as const;
const lines = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A phone with coins: mobile wallets. */
export function WalletMark() {
  return (
    <svg {...frame} {...lines}>
      <rect x="12" y="4" width="17" height="28" rx="3" />
      <path d="M18 27h5" />
      <circle cx="38" cy="21" r="8" fill="var(--surface-1)" />
      <path d="M38 17v8M35.6 19.4h3.8a1.6 1.6 0 0 1 0 3.2h-3" />
    </svg>
  );
}

/** Columns under a roof: bank transfer. */
export function BankMark() {
  return (
    <svg {...frame} {...lines}>
      <path d="M13 14 28 5l15 9ZM12 31h32M16 27V18M24 27V18M32 27V18M40 27V18" />
    </svg>
  );
}

/** A card with its stripe. */
export function CardMark() {
  return (
    <svg {...frame} {...lines}>
      <rect x="11" y="7" width="34" height="23" rx="3" />
      <path d="M11 14h34M17 24h7M30 24h3" />
    </svg>
  );
}

/** A coin of linked blocks: crypto currencies. */
export function CryptoMark() {
  return (
    <svg {...frame} {...lines}>
      <circle cx="28" cy="18" r="14" />
      <path d="m28 9 7.5 4.5v9L28 27l-7.5-4.5v-9ZM28 18l7.5-4.5M28 18v9M28 18l-7.5-4.5" />
    </svg>
  );
}

/** The age from which one may play. */
export function AgeMark({ age }: { readonly age: string }) {
  return (
    <svg {...frame}>
      <circle cx="28" cy="18" r="15" {...lines} />
      <text x="28" y="23" textAnchor="middle" fontSize="13" fontWeight="800" fill="currentColor">
        {age}+
      </text>
    </svg>
  );
}

/** A die in a shield: games whose results the player can check. */
export function FairMark() {
  return (
    <svg {...frame} {...lines}>
      <path d="M28 3.5 42 8v10c0 8-6 12.5-14 15-8-2.5-14-7-14-15V8Z" />
      <path d="m22 18 4.5 4.5L35 14" />
    </svg>
  );
}

/** A sealed document: the licence. */
export function LicenceMark() {
  return (
    <svg {...frame} {...lines}>
      <path d="M14 5h20l8 8v10M14 5v26h13M34 5v8h8M20 15h8M20 21h6" />
      <circle cx="37" cy="26" r="5" />
      <path d="m34 30-1 5 4-2 4 2-1-5" />
    </svg>
  );
}
