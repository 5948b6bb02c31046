import type { MinesRound } from '@marquee/contract/in-house';
import type { EngineClient } from './engine-client';
import { EngineError } from './engine-error';

export const MINED_CELL = 24;

/** An engine of mines for a single player, on a network that can lose answers. Every round has its mine in the last cell. */
export interface MinesEngine {
  readonly client: EngineClient;
  readonly rounds: readonly MinesRound[];
  /** The engine does what it is asked, but the next so many answers do not arrive. */
  loseAnswers(count: number): void;
}

export function minesEngine(): MinesEngine {
  const rounds = new Map<string, MinesRound>();
  let toLose = 0;
  const answer = async <Value>(value: Value): Promise<Value> => {
    if (toLose === 0) return value;
    toLose -= 1;
    throw new EngineError('network_abnormal');
  };
  const live = () => [...rounds.values()].find(({ state }) => state === 'open') ?? null;
  const keep = (round: MinesRound) => {
    rounds.set(round.roundId, round);
    return answer(round);
  };
  const openRound = (roundId: string): MinesRound => {
    const round = rounds.get(roundId);
    if (round?.state !== 'open') throw new EngineError('round_not_open');
    return round;
  };

  const client = {
    minesRound: () => answer(live()),
    async minesStart({ roundId, stake, mines }: { roundId: string; stake: string; mines: number }) {
      const known = rounds.get(roundId);
      if (known) return answer(known);
      if (live()) throw new EngineError('round_in_play');
      return keep({ ...EMPTY_ROUND, roundId, stake, mines });
    },
    async minesPick({ roundId, cell }: { roundId: string; cell: number }) {
      const round = openRound(roundId);
      const isMined = cell === MINED_CELL;
      return keep({ ...round, state: isMined ? 'lost' : 'open', picks: [...round.picks, cell] });
    },
    async minesCashOut({ roundId }: { roundId: string }) {
      return keep({ ...openRound(roundId), state: 'won', payout: '110.00', balance: '1010.00' });
    },
  };
  return {
    client: client as Partial<EngineClient> as EngineClient,
    get rounds() {
      return [...rounds.values()];
    },
    loseAnswers(count) {
      toLose = count;
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
