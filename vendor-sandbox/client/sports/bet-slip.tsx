import type { MatchView } from '../../src/kinds/sports/match-view';
import { usePlay } from '../frame/play-context';
import styles from './bet-slip.module.css';
import { priceOn, type Board } from './board';
import { SlipChoices } from './slip-choices';
import { SlipLine } from './slip-line';
import { legKey, type Slip, type SlipAction } from './slip';
import { StakeInput } from './stake-input';
import { SlipTotals } from './slip-totals';
import { betsOf } from './use-slip';

interface BetSlipProps {
  readonly board: Board;
  readonly matches: readonly MatchView[];
  readonly slip: Slip;
  readonly change: (action: SlipAction) => void;
  readonly placing: boolean;
  readonly onPlace: () => void;
}

/** The selections with their stakes, and how prices are written and taken. */
export function BetSlip({ board, matches, slip, change, placing, onPlace }: BetSlipProps) {
  const { t } = usePlay();
  const { minStake, maxStake } = board.limits;
  const isParlay = slip.mode === 'parlay' && slip.legs.length > 1;
  const bets = betsOf(isParlay ? slip : { ...slip, mode: 'single' });
  const isPossible = bets.length > 0 && bets.every(({ stake }) => stake >= minStake && stake <= maxStake);
  const priceNow = (leg: Slip['legs'][number]) => {
    const match = matches.find(({ id }) => id === leg.match);
    return match?.suspended ? null : priceOn(match, leg.kind, leg.line, leg.pick);
  };
  return (
    <form
      className={styles.slip}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPossible && !placing) onPlace();
      }}
    >
      {slip.legs.length === 0 && <p className={styles.empty}>{t('slip.empty')}</p>}
      {slip.legs.length > 1 && <Modes mode={slip.mode} change={change} />}
      {slip.legs.map((leg) => (
        <SlipLine key={legKey(leg)} leg={leg} slip={slip} offered={priceNow(leg) !== null} change={change}>
          {!isParlay && (
            <StakeInput
              limits={board.limits}
              value={slip.stakes[legKey(leg)] ?? ''}
              onChange={(text) => change({ do: 'stake', key: legKey(leg), text })}
            />
          )}
        </SlipLine>
      ))}
      {isParlay && (
        <StakeInput
          limits={board.limits}
          value={slip.stakes[''] ?? ''}
          onChange={(text) => change({ do: 'stake', key: '', text })}
        />
      )}
      {slip.legs.length > 0 && <SlipTotals board={board} slip={slip} isParlay={isParlay} bets={bets} />}
      <SlipChoices slip={slip} change={change} />
      {slip.legs.length > 0 && (
        <div className={styles.actions}>
          <button type="button" className={styles.clear} onClick={() => change({ do: 'clear' })}>
            {t('slip.clear')}
          </button>
          <button type="submit" className={styles.place} disabled={!isPossible || placing}>
            {t(placing ? 'slip.placing' : 'slip.place')}
          </button>
        </div>
      )}
    </form>
  );
}

function Modes({ mode, change }: Pick<Slip, 'mode'> & Pick<BetSlipProps, 'change'>) {
  const { t } = usePlay();
  return (
    <div className={styles.modes}>
      {(['single', 'parlay'] as const).map((entry) => (
        <button
          key={entry}
          type="button"
          aria-pressed={mode === entry}
          onClick={() => change({ do: 'mode', mode: entry })}
        >
          {t(`slip.${entry}`)}
        </button>
      ))}
    </div>
  );
}
