import { formatAmount } from '@marquee/contract/amount';
import { countUnits } from '@marquee/contract/lottery/selection/count-units';
import type { LotteryKind, Pick } from '@marquee/contract/lottery/selection/kind';
import { largestPayout, stakeOf } from '@marquee/contract/lottery/selection/price';
import { useFormat } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Plus } from '@marquee/ui/icons';
import { PointStakeFields } from '../official/point-stake-fields';
import type { OfficialTexts } from '../official/use-official-texts';
import type { PointStake } from '../official/use-point-stake';
import styles from '../slip/stake-bar.module.css';

interface StakePanelProps {
  readonly stake: PointStake;
  readonly kind: LotteryKind;
  /** Thousandths. */
  readonly odds: number;
  /** What is selected; empty where nothing is. */
  readonly pick: Pick;
  readonly texts: OfficialTexts;
  readonly onAdd: () => void;
}

/** What the selected numbers cost and can win, and the way onto the slip. */
export function StakePanel({ stake, kind, odds, pick, texts, onAdd }: StakePanelProps) {
  const { t } = texts;
  const { money, number } = useFormat();
  const unitStake = stake.unitStakeOf(kind);
  const units = pick.length > 0 ? countUnits(kind, pick) : 0;
  const sums = [
    { key: 'units', value: number(units) },
    { key: 'amount', value: money(formatAmount(units > 0 ? stakeOf(kind, pick, unitStake) : 0n)) },
    { key: 'largestPrize', value: money(formatAmount(units > 0 ? largestPayout(kind, pick, unitStake, odds) : 0n)) },
  ];
  const missing = missingNumbers(kind, pick);
  return (
    <div className={styles.bar}>
      <PointStakeFields stake={stake} kind={kind} texts={texts} />
      <dl className={styles.sums} aria-live="polite">
        {sums.map(({ key, value }) => (
          <div key={key} className={styles.sum} data-strong={key === 'amount' || undefined}>
            <dt>{t(`slip.${key}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button variant="primary" icon={<Plus />} disabled={units === 0 || unitStake === 0n} onClick={onAdd}>
          {missing > 0 ? t('bets.pickMore', { numbers: missing }) : t('bets.add')}
        </Button>
      </div>
    </div>
  );
}

/** How many numbers a combination lacks for its first unit. */
const missingNumbers = (kind: LotteryKind, [outcomes = []]: Pick): number =>
  'k' in kind ? Math.max(0, kind.k - outcomes.length) : 0;
