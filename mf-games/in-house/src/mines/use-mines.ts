import type { MinesRound } from '@marquee/contract/in-house';
import { useCallback, useEffect, useRef, useState } from 'react';
import { EngineError, engineErrorOf } from '../app/engine-error';
import { useGame } from '../app/game-context';
import { newId } from '../app/new-id';
import { canOpen, isOpen, type MinesPending } from './mines-controls';

interface Intent {
  readonly roundId: string;
  readonly stake: string;
  readonly mines: number;
}

export interface MinesPlay {
  readonly round: MinesRound | null;
  readonly pending: MinesPending | null;
  /** @param stake decimal string in currency units */
  start(stake: string, mines: number): void;
  open(cell: number): void;
  cashOut(): void;
}

/** The player's round: one call at a time, resumed when the game opens, put right after a call whose answer was lost. */
export function useMines(): MinesPlay {
  const { client, setBalance, fail, dismissProblem } = useGame();
  const [round, setRound] = useState<MinesRound | null>(null);
  const [pending, setPending] = useState<MinesPending | null>(null);
  const isBusy = useRef(false);
  /** The bet whose fate is not known yet: repeated with its own id, it starts one round. */
  const intent = useRef<Intent | null>(null);

  const show = useCallback(
    (next: MinesRound) => {
      setRound(next);
      setBalance(next.balance);
    },
    [setBalance],
  );

  const resume = useCallback(async () => {
    const live = await client.minesRound();
    if (live) show(live);
  }, [client, show]);

  useEffect(() => {
    resume().catch(fail);
  }, [resume, fail]);

  const run = useCallback(
    async (kind: MinesPending, work: () => Promise<MinesRound>, repair: () => Promise<void>) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setPending(kind);
      try {
        show(await work());
        dismissProblem();
      } catch (cause) {
        fail(cause);
        await repair().catch(() => undefined);
      } finally {
        isBusy.current = false;
        setPending(null);
      }
    },
    [show, fail, dismissProblem],
  );

  const start = (stake: string, mines: number) => {
    const known = intent.current;
    const isSame = known?.stake === stake && known.mines === mines;
    const bet = isSame ? known : { roundId: newId(), stake, mines };
    intent.current = bet;
    const work = async () => {
      const answer = await client.minesStart(bet).catch((cause: unknown) => {
        // Whatever the engine has decided needs a new id; only a lost answer is asked for again.
        if (engineErrorOf(cause).code !== 'network_abnormal') intent.current = null;
        throw cause;
      });
      if (answer.state !== 'placing') intent.current = null;
      if (answer.state !== 'open') throw new EngineError('network_abnormal');
      return answer;
    };
    void run({ kind: 'start' }, work, resume);
  };

  /** Starting a round again answers how it stands, whatever happened to the call before. */
  const reread =
    ({ roundId, stake, mines }: MinesRound) =>
    async () =>
      show(await client.minesStart({ roundId, stake, mines }));

  const open = (cell: number) => {
    if (!canOpen(round, pending, cell) || !round) return;
    void run({ kind: 'pick', cell }, () => client.minesPick({ roundId: round.roundId, cell }), reread(round));
  };

  const cashOut = () => {
    if (!isOpen(round) || round.picks.length === 0) return;
    void run({ kind: 'cash-out' }, () => client.minesCashOut({ roundId: round.roundId }), reread(round));
  };

  return { round, pending, start, open, cashOut };
}
