import { useBrand } from '@marquee/kit';
import { cx } from '@marquee/ui';
import styles from './brand-horizon.module.css';

/** The brand's own horizon: the mangrove shore of the delta at dusk, or the meridians of a globe. Ornament only. */
export function BrandHorizon({ className }: { readonly className?: string | undefined }) {
  const { code } = useBrand();
  return code === 'sundarban' ? <MangroveShore className={className} /> : <Meridians className={className} />;
}

function MangroveShore({ className }: { readonly className: string | undefined }) {
  return (
    <svg
      className={cx(styles.horizon, className)}
      viewBox="0 0 1440 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.far}
        d="M0 96c60-22 96-30 150-16 46-38 92-40 132-8 58-26 104-20 150 10 42-44 96-50 140-12 60-34 118-26 164 14 54-40 104-44 150-10 48-30 102-34 150-2 50-34 98-30 140 8 54-30 106-30 160-2 44-18 70-16 104-6v78H0Z"
      />
      <path
        className={styles.near}
        d="M0 122c40-18 84-24 120-6 34-30 78-34 112-4 30-16 66-16 94 4 40-34 88-34 124-2 36-22 84-24 116 4 44-30 92-30 130 0 38-26 82-26 118-2 32-24 76-28 110 0 40-26 88-26 122 2 40-28 82-28 120-2 44-22 84-22 124 0 50-20 96-20 150-6v40H0Z"
      />
      <g className={styles.roots}>
        {ROOTS.map(([x, spread]) => (
          <path
            key={x}
            d={`M${x} 104q${spread * 0.1} 22 ${spread} 46M${x} 104q${-spread * 0.1} 22 ${-spread} 46M${x} 100v50M${x} 112q${spread * 0.2} 16 ${spread * 0.5} 38M${x} 112q${-spread * 0.2} 16 ${-spread * 0.5} 38`}
          />
        ))}
      </g>
    </svg>
  );
}

/** Stilt roots of the mangroves: where they stand and how wide. */
const ROOTS = [
  [72, 26],
  [176, 34],
  [392, 30],
  [508, 24],
  [700, 36],
  [846, 26],
  [1010, 32],
  [1132, 28],
  [1290, 34],
  [1392, 24],
] as const;

function Meridians({ className }: { readonly className: string | undefined }) {
  return (
    <svg
      className={cx(styles.horizon, className)}
      viewBox="0 0 1440 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.arcs}>
        {ARCS.map((radius) => (
          <ellipse key={radius} cx="720" cy="640" rx={radius} ry="600" />
        ))}
        <path d="M-40 150C340 88 1100 88 1480 150M-40 118C340 54 1100 54 1480 118M-40 176C340 122 1100 122 1480 176" />
      </g>
      <circle className={styles.sun} cx="1112" cy="76" r="5" />
    </svg>
  );
}

const ARCS = [60, 190, 330, 480, 640, 810, 990] as const;
