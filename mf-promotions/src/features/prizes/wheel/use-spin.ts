import type { PrizeWheel, WheelDraw } from '@marquee/contract/calls/prizes';
import { useCallMutation, useErrorMessage, useLanguage, useMessages, useShell } from '@marquee/kit';
import { useState } from 'react';
import { refreshPrizes } from '../refresh-prizes';
import { newClientSeed, useClientSeed } from './use-client-seed';
import { middleOf, nextAngle, slicesOf } from './wheel-geometry';
import { SPIN_MS } from './wheel-motion';

interface Turning {
  readonly draw: WheelDraw;
  readonly isOver: boolean;
}

/** A spin: the draw is decided and paid by the server first; then the wheel turns to it, unless it is skipped. */
export function useSpin(wheel: PrizeWheel) {
  const t = useMessages('promotions');
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const language = useLanguage();
  const { mutate, isPending } = useCallMutation('wheel.draw');
  const { choose, isPending: isChoosing } = useClientSeed();
  const slices = slicesOf(wheel.prizes.length);
  const [angle, setAngle] = useState(() => (slices[0] ? -middleOf(slices[0]) : 0));
  const [turning, setTurning] = useState<Turning | null>(null);
  const [isSkipped, setSkipped] = useState(false);
  const rest = () => {
    setTurning((current) => current && { ...current, isOver: true });
    refreshPrizes();
  };

  const turnTo = (draw: WheelDraw) => {
    const index = wheel.prizes.findIndex(({ prizeId }) => prizeId === draw.stoppedAt);
    const slice = slices[index];
    setTurning({ draw, isOver: false });
    if (slice) setAngle(nextAngle(angle, slice, draw.proof.nonce));
    if (!slice || prefersLessMotion()) rest();
  };

  const start = () => {
    setSkipped(false);
    setTurning(null);
    // Nothing is drawn before this browser has chosen a seed: the hash of the server's was shown with the wheel.
    if (wheel.seeds.clientSeed === '') choose(wheel.seeds, newClientSeed(), draw);
    else draw();
  };

  const draw = () =>
    mutate(
      { version: wheel.version, language },
      {
        onSuccess: turnTo,
        onError: (error) => {
          toast({ kind: 'error', message: errorMessage(error) });
          refreshPrizes();
        },
      },
    );

  const isTurning = turning !== null && !turning.isOver;
  const drawn = turning?.isOver ? turning.draw : null;
  return {
    angle,
    isPending: isPending || isChoosing,
    isTurning,
    start,
    rest,
    spinMs: isSkipped || prefersLessMotion() ? 0 : SPIN_MS,
    skip: () => {
      setSkipped(true);
      rest();
    },
    hasWon: drawn !== null && drawn.reward.kind !== 'nothing',
    stoppedAt: drawn?.stoppedAt ?? null,
    prizeId: drawn?.prizeId ?? null,
    prizeName: drawn?.name ?? '',
    result: drawn ? resultText(drawn) : '',
  };

  function resultText({ name, reward, stoppedAt, prizeId }: WheelDraw): string {
    const stopped = wheel.prizes.find((prize) => prize.prizeId === stoppedAt)?.name ?? stoppedAt;
    if (stoppedAt !== prizeId) return t('prizes.wheel.replaced', { prize: stopped, other: name });
    return reward.kind === 'nothing' ? t('prizes.wheel.lost') : t('prizes.wheel.won', { prize: name });
  }
}

const prefersLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
