import type { MinesRound } from '@marquee/contract/in-house';
import type { EngineClient } from './engine-client';
import { EngineError } from './engine-error';

export const MINED_CELL = 24;

/** An engine of mines for a single player, on a network that can lose answers. Every round has its mine in the last cell. */
export interface MinesEngine {
  readonly client: EngineClient;
  readonly rounds: readonly MinesRound[];
  /** The engine executes the next `count` calls, but their answers are lost. */
  loseAnswers(count: number): void;
}

export function minesEngine(): MinesEngine {
  const rounds = new Map<string, MinesRound>();
  let answersToLose = 0;
  const answer = async <Value>(value: Value): Promise<Value> => {
    if (answersToLose === 0) return value;
    answersToLose -= 1;
    throw new EngineError('network_abnormal');
  };
  const openRoundOrNull = () => [...rounds.values()].find(({ state }) => state === 'open') ?? null;
  const storeRound = (round: MinesRound) => {
    rounds.set(round.roundId, round);
    return answer(round);
  };
  const openRound = (roundId: string): MinesRound => {
    const round = rounds.get(roundId);
    if (round?.state !== 'open') throw new EngineError('round_over');
    return round;
  };

  const client = {
    minesRound: () => answer(openRoundOrNull()),
    async minesStart({ roundId, stake, mines }: { roundId: string; stake: string; mines: number }) {
      const existingRound = rounds.get(roundId);
      if (existingRound) return answer(existingRound);
      if (openRoundOrNull()) throw new EngineError('round_in_play');
      return storeRound({ ...EMPTY_ROUND, roundId, stake, mines });
    },
    async minesPick({ roundId, cell }: { roundId: string; cell: number }) {
      const round = openRound(roundId);
      const isMined = cell === MINED_CELL;
      return storeRound({ ...round, state: isMined ? 'lost' : 'open', picks: [...round.picks, cell] });
    },
    async minesCashOut({ roundId }: { roundId: string }) {
      return storeRound({ ...openRound(roundId), state: 'won', payout: '110.00', balance: '1010.00' });
    },
  };
  return {
    client: client as Partial<EngineClient> as EngineClient,
    get rounds() {
      return [...rounds.values()];
    },
    loseAnswers(count) {
      answersToLose = count;
    },
  };
}

const EMPTY_ROUND: MinesRound = {
  roundId: '',
  state: 'open',
  stake: '100.00',
  mines: 1,
  picks: [],
  payout: '0.00',
  multiplierHundredths: 100,
  nextMultiplierHundredths: 103,
  minePositions: null,
  serverSeedHash: '',
  clientSeed: '',
  nonce: 0,
  balance: '900.00',
};
