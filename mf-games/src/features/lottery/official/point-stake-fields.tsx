import { formatAmount } from '@marquee/contract/amount';
import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';
import { useFormat, useMoneyField } from '@marquee/kit';
import { Segmented } from '@marquee/ui/choice';
import { AmountField } from '@marquee/ui/field';
import styles from './point-stake-fields.module.css';
import type { PointStake, StakeMeasure } from './use-point-stake';
import type { OfficialTexts } from './use-official-texts';

const MEASURES = ['points', 'money'] as const satisfies readonly StakeMeasure[];
const PRESETS = { points: ['1', '5', '10', '50', '100'], money: ['10000', '50000', '100000', '500000'] } as const;

interface PointStakeFieldsProps {
  readonly stake: PointStake;
  readonly kind: LotteryKind;
  readonly texts: OfficialTexts;
}

/** The stake on each number, in points or in money, with what a number costs. */
export function PointStakeFields({ stake, kind, texts: { t } }: PointStakeFieldsProps) {
  const { money, number } = useFormat();
  const { currency, ...numberField } = useMoneyField();
  const { measure } = stake;
  const unit = stake.unitStakeOf(kind);
  return (
    <div className={styles.fields}>
      <Segmented
        label={t('stake.measure')}
        options={MEASURES.map((value) => ({ value, label: t(`stake.${value}`) }))}
        value={measure}
        onValueChange={(value) => stake.selectMeasure(value as StakeMeasure, PRESETS.money[0])}
      />
      <AmountField
        {...numberField}
        {...(measure === 'money' && { currency })}
        label={t('stake.each')}
        hint={t('stake.cost', {
          cost: money(formatAmount(unit * BigInt(kind.cost))),
          lots: number(kind.cost),
          point: money(formatAmount(stake.pointValue)),
        })}
        value={stake.text}
        onValueChange={stake.setText}
        presets={PRESETS[measure].map((value) => ({ value, label: number(Number(value), { notation: 'compact' }) }))}
      />
    </div>
  );
}
