import type { CallValue } from '@marquee/contract/calls/index';
import { checkDraw, isInChain, isRoundSigned } from '@marquee/contract/lottery/draw-proof';
import { ownResult } from '@marquee/contract/lottery/own-draw';
import type { LotteryResult } from '@marquee/contract/lottery/result';
import { useEffect, useState } from 'react';

export type DrawProof = CallValue<'lottery.proof'>['content'][number];

/** In the order in which a reader follows them. */
export const STEPS = ['seed', 'chain', 'beacon', 'result'] as const;
export type Step = (typeof STEPS)[number];

export interface RepeatedDraw {
  readonly passed: Readonly<Record<Step, boolean>>;
  /** What seed, issue and randomness give. */
  readonly result: LotteryResult;
}

/** Repeats a draw in this browser, by the code that the server ran. Null before it is revealed, and while it is being repeated. */
export function useDrawCheck(proof: DrawProof): RepeatedDraw | null {
  const [repeated, setRepeated] = useState<{ readonly of: DrawProof; readonly draw: RepeatedDraw } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void repeatDraw(proof).then((draw) => isCurrent && draw && setRepeated({ of: proof, draw }));
    return () => {
      isCurrent = false;
    };
  }, [proof]);
  return repeated?.of === proof ? repeated.draw : null;
}

async function repeatDraw(proof: DrawProof): Promise<RepeatedDraw | null> {
  const { shape, issue, seed, seedHash, beacon, beaconSignature, chainAnchor, chainPosition, result } = proof;
  if (seed === null || beacon === null || beaconSignature === null || result === null) return null;
  const [check, chain, signed, repeated] = await Promise.all([
    checkDraw({ shape, issue, seed, seedHash, beacon, result }),
    isInChain(seed, chainPosition, chainAnchor),
    isRoundSigned({
      round: proof.beaconRound,
      randomness: beacon,
      signature: beaconSignature,
      publicKey: proof.beaconPublicKey,
    }),
    ownResult(shape, { seed, issue, beacon }),
  ]);
  return {
    passed: { seed: check.isSeedCommitted, chain, beacon: signed, result: check.isResultDrawn },
    result: repeated,
  };
}
