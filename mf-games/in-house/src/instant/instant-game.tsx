import { expectedReturn, type SingleBetGame } from '@marquee/contract/fairness/instant';
import type { InstantCode } from '@marquee/contract/fairness/instant-codes';
import type { InstantOptions, InstantOutcome } from '@marquee/contract/fairness/instant-games';
import { type ReactNode, useState } from 'react';
import { useGame } from '../app/game-context';
import { useShortcut } from '../app/use-shortcut';
import { GameColumns } from '../frame/game-columns';
import { minStakeOf, stakeOf, stakeProblemOf } from '../stake/stake-amount';
import { useStakeBounds } from '../stake/use-stake-bounds';
import { boundsOf, maxPayoutOf } from './max-payout';
import { HistoryStrip } from './history-strip';
import { InstantPanel } from './instant-panel';
import { InstantStatus } from './instant-status';
import type { HistoryText } from './history-text';
import { useAutoBet } from './use-auto-bet';
import { type InstantPlay, useInstant } from './use-instant';

interface InstantGameProps<Code extends InstantCode> {
  readonly code: Code;
  readonly rule: SingleBetGame<InstantOptions<Code>, InstantOutcome<Code>>;
  readonly options: InstantOptions<Code>;
  /** Why no bet can be placed yet, for example no number picked. */
  readonly missing?: string | null;
  /** Duration of the result's animation; the balance changes after it. */
  readonly showMs: number;
  /** Controls of the player's options, beside the stake. */
  readonly controls: (locked: boolean) => ReactNode;
  readonly stage: (play: InstantPlay<Code>) => ReactNode;
  /** Text of a round in the history. */
  readonly pointOf: HistoryText<NoInfer<Code>>;
}

/** The common parts of games whose round is one call: panel, stage, last rounds, auto-bet. */
export function InstantGame<Code extends InstantCode>(props: InstantGameProps<Code>) {
  const { code, rule, options, missing = null, showMs, controls, stage, pointOf } = props;
  const { session } = useGame();
  const odds = missing === null ? rule.odds(options) : [];
  const bounds = boundsOf(useStakeBounds(), odds, session.maxPayout);
  const play = useInstant(code, showMs);
  const [stake, setStake] = useState(() => minStakeOf(bounds));
  const [isChecked, setIsChecked] = useState(false);
  const problem = stakeProblemOf(stake, bounds);
  const amount = stakeOf(stake);
  const canBet = problem === null && amount !== null && missing === null;

  const bet = async (auto: boolean) => (canBet ? play.play({ stake: amount, options, auto }) : null);
  const auto = useAutoBet(() => bet(true));
  const betOnce = () => {
    setIsChecked(true);
    if (auto.remainingRounds === 0) void bet(false);
  };
  useShortcut('Space', betOnce);

  const locked = play.phase !== 'ready' || auto.remainingRounds > 0;
  return (
    <GameColumns
      parts="fill"
      panel={
        <InstantPanel
          phase={play.phase}
          stake={stake}
          onStakeChange={setStake}
          problem={isChecked && !locked ? problem : null}
          bounds={bounds}
          locked={locked}
          missing={missing}
          best={maxPayoutOf(amount, odds, session.maxPayout)}
          returned={missing === null ? expectedReturn(odds) : null}
          seedHash={play.round?.serverSeedHash ?? null}
          auto={auto}
          canStartAuto={canBet}
          onBet={betOnce}
          onCheck={() => setIsChecked(true)}
        >
          {controls(locked)}
        </InstantPanel>
      }
    >
      <HistoryStrip game={code} play={play} pointOf={pointOf} />
      {stage(play)}
      <InstantStatus play={play} />
    </GameColumns>
  );
}
