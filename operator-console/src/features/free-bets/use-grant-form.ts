import { FREE_BETS_MAX, FREE_BETS_MAX_DAYS } from '@marquee/contract/constants';
import { useRef, useState } from 'react';
import { isAmount, isWhole, useTexts, wireAmount } from '../deposits/terms-form';
import type { OfferedGame } from './game-choice';
import { useGrantChange } from './use-grant-change';

const DAY_MS = 86_400_000;
const STANDARD_DAYS = 7;

/** A moment as an input of the operator's own clock takes it. */
function localInput(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const isEnd = (text: string): boolean => {
  const ms = new Date(text).getTime() - Date.now();
  return ms > 0 && ms < FREE_BETS_MAX_DAYS * DAY_MS;
};

/** The form of a present, and what is wrong with it. @param onDone after the vendor has granted it, or has not answered */
export function useGrantForm(brands: readonly string[], onDone: () => void) {
  const [brand, setBrand] = useState(brands[0] ?? '');
  const [game, setGame] = useState<OfferedGame | null>(null);
  const form = useTexts({
    account: '',
    bets: '10',
    stake: '',
    end: localInput(new Date(Date.now() + STANDARD_DAYS * DAY_MS)),
  });
  /** The same order again is the same intent: the vendor grants it once. */
  const intent = useRef({ grantId: '', order: '' });
  const change = useGrantChange('freeBets.grant', ({ state }) => {
    intent.current = { grantId: '', order: '' };
    if (state !== 'refused') onDone();
  });
  const { texts, reason } = form;
  const faults = {
    account: texts.account.trim() === '',
    bets: !isWhole(texts.bets, 1, FREE_BETS_MAX),
    stake: !isAmount(texts.stake) || Number(texts.stake) === 0,
    end: !isEnd(texts.end),
  };
  const give = () => {
    form.setTried(true);
    if (!game || Object.values(faults).some(Boolean) || reason.trim().length < REASON_MIN) return;
    const order = {
      brand,
      account: texts.account.trim(),
      nodeId: game.nodeId,
      bets: Number(texts.bets),
      stake: wireAmount(texts.stake),
      endsAt: new Date(texts.end).toISOString(),
      reason: reason.trim(),
    };
    const key = JSON.stringify(order);
    if (intent.current.order !== key) intent.current = { grantId: crypto.randomUUID(), order: key };
    change.mutate({ grantId: intent.current.grantId, ...order });
  };
  return {
    ...form,
    brand,
    chooseBrand(code: string) {
      setBrand(code);
      setGame(null);
    },
    game,
    chooseGame(chosen: OfferedGame) {
      setGame(chosen);
      form.set('stake', chosen.minBet);
    },
    faults: { ...faults, game: game === null, reason: reason.trim().length < REASON_MIN },
    change,
    give,
  };
}

const REASON_MIN = 3;
