import type { HiLoMove } from '@marquee/contract/fairness/hi-lo';
import type { HiLoRound } from '@marquee/contract/in-house-hi-lo';
import { useCallback, useEffect, useRef, useState } from 'react';
import { EngineError, engineErrorOf } from '../app/engine-error';
import { useGame } from '../app/game-context';
import { newId } from '../app/new-id';
import { canSkip, type HiLoPending, hiLoActionOf, isOpen } from './hi-lo-controls';

export interface HiLoPlay {
  readonly round: HiLoRound | null;
  readonly pending: HiLoPending | null;
  /** @param stake decimal string in currency units */
  start(stake: string): void;
  move(move: HiLoMove): void;
  cashOut(): void;
}

/** The player's round: one call at a time, resumed when the game opens, put right after a call whose answer was lost. */
export function useHiLo(): HiLoPlay {
  const { client, setBalance, fail, dismissProblem } = useGame();
  const [round, setRound] = useState<HiLoRound | null>(null);
  const [pending, setPending] = useState<HiLoPending | null>(null);
  const isBusy = useRef(false);
  /** The bet whose fate is not known yet: repeated with its own id, it starts one round. */
  const intent = useRef<{ roundId: string; stake: string } | null>(null);

  const show = useCallback(
    (next: HiLoRound) => {
      setRound(next);
      setBalance(next.balance);
    },
    [setBalance],
  );
  const resume = useCallback(async () => {
    const live = await client.hiLoRound();
    if (live) show(live);
  }, [client, show]);
  useEffect(() => {
    resume().catch(fail);
  }, [resume, fail]);

  const run = async (kind: HiLoPending, work: () => Promise<HiLoRound>, repair: () => Promise<void>) => {
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
  };

  const start = (stake: string) => {
    const bet = intent.current?.stake === stake ? intent.current : { roundId: newId(), stake };
    intent.current = bet;
    const work = async () => {
      const answer = await client.hiLoStart(bet).catch((cause: unknown) => {
        // Whatever the engine has decided needs a new id; only a lost answer is asked for again.
        if (engineErrorOf(cause).code !== 'network_abnormal') intent.current = null;
        throw cause;
      });
      if (answer.state !== 'placing') intent.current = null;
      if (answer.state !== 'open') throw new EngineError('network_abnormal');
      return answer;
    };
    void run('start', work, resume);
  };

  /** Starting a round again answers how it stands, whatever happened to the call before. */
  const reread =
    ({ roundId, stake }: HiLoRound) =>
    async () =>
      show(await client.hiLoStart({ roundId, stake }));

  const move = (next: HiLoMove) => {
    if (!isOpen(round) || (next === 'skip' && !canSkip(round))) return;
    const { roundId, moves } = round;
    void run('move', () => client.hiLoMove({ roundId, step: moves.length, move: next }), reread(round));
  };

  const cashOut = () => {
    if (!isOpen(round) || hiLoActionOf(round) !== 'cash-out') return;
    void run('cash-out', () => client.hiLoCashOut({ roundId: round.roundId }), reread(round));
  };

  return { round, pending, start, move, cashOut };
}
