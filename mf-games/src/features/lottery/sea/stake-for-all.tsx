import { useFormat, useMoneyField } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { AmountField } from '@marquee/ui/field';
import type { OfficialTexts } from '../official/use-official-texts';
import styles from './stake-for-all.module.css';
import type { StakeForAllState } from './use-stake-for-all';

interface StakeForAllProps {
  readonly stake: StakeForAllState;
  readonly texts: OfficialTexts;
  /** Sets the stake of every line. @param unitStake ledger units */
  readonly onApply: (unitStake: bigint) => void;
}

const PRESETS = ['5000', '10000', '50000', '100000', '500000'];

/** The stake of new lines, which can be given to all lines of the slip. */
export function StakeForAll({ stake, texts: { t }, onApply }: StakeForAllProps) {
  const moneyField = useMoneyField();
  const { number } = useFormat();
  return (
    <div className={styles.bar}>
      <AmountField
        {...moneyField}
        label={t('stake.line')}
        value={stake.text}
        onValueChange={stake.setText}
        presets={PRESETS.map((value) => ({ value, label: number(Number(value), { notation: 'compact' }) }))}
      />
      <Button disabled={stake.unitStake === 0n} onClick={() => onApply(stake.unitStake)}>
        {t('stake.applyToAll')}
      </Button>
    </div>
  );
}
