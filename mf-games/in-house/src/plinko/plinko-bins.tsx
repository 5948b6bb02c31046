import { type PlinkoOptions, plinkoPays } from '@marquee/contract/fairness/plinko';
import { useFormat } from '../app/use-format';
import { binsAt } from './geometry';
import styles from './plinko-board.module.css';

interface PlinkoBinsProps {
  readonly options: PlinkoOptions;
  /** Where the last ball lies. */
  readonly hit: number | null;
}

/** What the bins pay; the rarer, the hotter. Written upwards, so that it can be read on a narrow screen too. */
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
