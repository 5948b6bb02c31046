import { type PlinkoOptions, plinkoPays } from '@marquee/contract/fairness/plinko';
import { useFormat } from '../app/use-format';
import { binsAt } from './board-geometry';
import styles from './plinko-board.module.css';

interface PlinkoBinsProps {
  readonly options: PlinkoOptions;
  /** Bin of the last ball. */
  readonly hit: number | null;
}

/** The pays of the bins, in colours by rarity. Written upwards to fit narrow screens. */
export function PlinkoBins({ options, hit }: PlinkoBinsProps) {
  const format = useFormat();
  const { top, height } = binsAt(options.rows);
  const middle = options.rows / 2;
  return plinkoPays(options).map((pay, bin) => {
    const x = bin - middle;
    const heat = `${Math.round((Math.abs(x) / middle) * 100)}%`;
    return (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its place
        key={bin}
        className={styles.bin}
        data-hit={bin === hit || undefined}
        style={{ '--heat': heat } as Record<string, string>}
      >
        <rect x={x - 0.46} y={top} width={0.92} height={height} rx={0.16} />
        <text transform={`translate(${x} ${top + height / 2})rotate(-90)`}>{format.factor(pay / 100)}</text>
      </g>
    );
  });
}
