import type { WheelDraw, WheelPrize } from '@marquee/contract/calls/prizes';
import type { TermsOf } from '@marquee/contract/prizes/terms';
import { prizeChances } from '@marquee/contract/prizes/wheel-draw';
import { textIn } from '../../../../platform/localised';
import type { PrizeReader } from '../prizes-context';
import type { DrawRow } from './wheel-repository';

type Reader = Pick<PrizeReader, 'brand' | 'language'>;
type WheelTerms = TermsOf<'wheel'>;

/** The prizes with their chances of the next draw. @param stock what is left, of prizes with a number */
export function wheelPrizes(
  { prizes, fallback }: WheelTerms,
  stock: ReadonlyMap<string, number>,
  { brand, language }: Reader,
): WheelPrize[] {
  const chances = prizeChances(prizes, fallback, (prizeId) => stock.get(prizeId) === 0);
  return prizes.map(({ prizeId, names, reward, weight }) => ({
    prizeId,
    reward,
    weight,
    name: textIn(names, language, brand.defaultLanguage),
    chance: chances.get(prizeId) ?? 0,
    left: stock.get(prizeId) ?? null,
  }));
}

/** @param terms of the draw's version */
export function wheelDrawView(draw: DrawRow, terms: WheelTerms, { brand, language }: Reader): WheelDraw {
  const { id, at, stoppedAt, prizeId, reward, serverSeedHash, serverSeed, clientSeed, nonce } = draw;
  const prize = terms.prizes.find((candidate) => candidate.prizeId === prizeId);
  return {
    drawId: String(id),
    at: at.toISOString(),
    stoppedAt,
    prizeId,
    reward,
    name: textIn(prize?.names ?? {}, language, brand.defaultLanguage),
    proof: {
      serverSeedHash,
      serverSeed,
      clientSeed,
      nonce,
      table: terms.prizes.map((entry) => ({ prizeId: entry.prizeId, weight: entry.weight })),
    },
  };
}
