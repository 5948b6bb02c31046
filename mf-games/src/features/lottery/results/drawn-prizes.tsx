import type { PrizeHits } from '@marquee/contract/lottery/prize-hits';
import type { PrizeResult } from '@marquee/contract/lottery/result';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { useOfficialTexts } from '../official/use-official-texts';
import { PrizeTable } from './prize-table';

interface DrawnPrizesProps {
  readonly result: PrizeResult;
  readonly shape: LotteryShape;
  readonly issue: string;
  readonly drawsAt: string;
  /** Digits to mark. */
  readonly hits?: PrizeHits;
}

/** All prizes of one draw, whose issue stands above. */
export function DrawnPrizes({ result, shape, issue, drawsAt, hits }: DrawnPrizesProps) {
  const texts = useOfficialTexts();
  const { form } = lotteryRules(shape);
  if (form.type !== 'prizes') return null;
  const draw = {
    gameCode: '',
    issue,
    station: null,
    drawsAt,
    result: { prizes: result.prizes.map((numbers) => [...numbers]) },
    voidReason: null,
    corrected: false,
    simulated: false,
  };
  return <PrizeTable draws={[draw]} form={form} {...(hits && { hits })} texts={texts} />;
}
