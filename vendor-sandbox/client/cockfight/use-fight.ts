import { useCallback, useEffect, useState } from 'react';
import type { FightView } from '../../src/kinds/cockfight/fight-view';
import type { Limits } from '../../src/kinds/cockfight/limits';
import type { Pick } from '../../src/kinds/cockfight/pool';
import { newId } from '../frame/play-api';
import { usePlay } from '../frame/play-context';
import type { PlayedBet } from '../frame/play-session';
import { SOUNDS } from './sounds';

export interface RingRules {
  readonly takePercent: number;
  /** Hundredths. */
  readonly drawPrice: number;
  readonly sideReturnBp: number;
  readonly drawReturnBp: number;
}

export interface RingState {
  readonly limits: Limits;
  readonly rules: RingRules;
}

interface BetAnswer {
  readonly accepted: boolean;
  readonly reason?: string;
  readonly balance: number | null;
}

/** The results of a fight are booked shortly after it is over. */
const BOOKED_AFTER_MS = 900;

/** The fight of the ring as the server shows it, and the player's own bets. */
export function useFight() {
  const { api, fail, warn, setBalance, refreshBalance, sound, dismissProblem } = usePlay();
  const [ring, setRing] = useState<RingState | null>(null);
  const [fight, setFight] = useState<FightView | null>(null);
  const [aheadMs, setAheadMs] = useState(0);
  const [bets, setBets] = useState<readonly PlayedBet<'cockfight'>[]>([]);
  const [placing, setPlacing] = useState<Pick | null>(null);
  const reload = useCallback(() => {
    api.get<{ bets: PlayedBet<'cockfight'>[] }>('/history').then((history) => setBets(history.bets), fail);
  }, [api, fail]);

  useEffect(() => {
    const show = (next: FightView) => {
      setFight(next);
      setAheadMs(Date.parse(next.sentAt) - Date.now());
    };
    api.get<RingState & { fight: FightView }>('/ring').then((answer) => {
      setRing(answer);
      show(answer.fight);
    }, fail);
    const stream = api.stream('/stream');
    stream.addEventListener('fight', (event: Event) =>
      show(JSON.parse((event as MessageEvent<string>).data) as FightView),
    );
    return () => stream.close();
  }, [api, fail]);

  const phaseKey = fight ? `${fight.id} ${fight.phase}` : '';
  useEffect(() => {
    const isOver = phaseKey.endsWith('over');
    if (phaseKey.endsWith('fighting')) sound(SOUNDS.begin);
    const timer = setTimeout(
      () => {
        reload();
        if (isOver) refreshBalance();
      },
      isOver ? BOOKED_AFTER_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [phaseKey, reload, refreshBalance, sound]);

  const own = bets.filter(({ detail }) => detail.fight === fight?.id);

  const place = async (pick: Pick, stake: number) => {
    if (!fight) return;
    setPlacing(pick);
    dismissProblem();
    try {
      const answer = await api.post<BetAnswer>('/bets', { id: newId(), fight: fight.id, pick, stake });
      if (answer.balance !== null) setBalance(answer.balance);
      if (!answer.accepted) warn(answer.reason ?? 'refused');
      else sound(SOUNDS.placed);
      reload();
    } catch (error) {
      fail(error);
    } finally {
      setPlacing(null);
    }
  };
  /** Takes back the latest bet on the fight. */
  const undo = async () => {
    const last = own.find(({ state }) => state === 'open');
    if (!last) return;
    setPlacing(last.detail.pick);
    dismissProblem();
    try {
      setBalance((await api.post<{ balance: number }>('/undo', { id: last.id, fight: last.detail.fight })).balance);
    } catch (error) {
      fail(error);
    }
    reload();
    setPlacing(null);
  };
  return { ring, fight, aheadMs, own, placing, place, undo };
}
