import type { BetSelection } from '@marquee/contract/calls/records';
import { useFormat, useMessages } from '@marquee/kit';
import styles from './betting-record.module.css';

const PICKS = ['draw', 'over', 'under'] as const;

/** What a sports bet was placed on: match, pick and odds. */
export function BetSelections({ selections }: { readonly selections: readonly BetSelection[] }) {
  const t = useMessages('member');
  const { number } = useFormat();
  const textOf = ({ pick, home, away, line, market }: BetSelection): string => {
    const known = PICKS.find((candidate) => candidate === pick);
    const name = known ? t(`bets.picks.${known}`) : pick === 'home' ? home : away;
    if (line === null) return name;
    const points = market === 'handicap' && pick === 'away' ? -line : line;
    const sign = market === 'handicap' ? ({ signDisplay: 'exceptZero' } as const) : {};
    return `${name} ${number(points, sign)}`;
  };
  if (selections.length === 0) return null;
  return (
    <ul className={styles.selections}>
      {selections.map((selection) => (
        <li key={`${selection.home} ${selection.away} ${selection.market}`}>
          <bdi>{textOf(selection)}</bdi> · {number(Number(selection.odds), { minimumFractionDigits: 2 })}
          <span>
            {selection.home} – {selection.away}
          </span>
        </li>
      ))}
    </ul>
  );
}
