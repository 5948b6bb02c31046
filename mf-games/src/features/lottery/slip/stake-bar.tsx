import { largestTicketPayout } from '@marquee/contract/lottery/ticket-payout';
import type { LotteryRules } from '@marquee/contract/lottery/define-rules';
import { formatAmount } from '@marquee/contract/amount';
import { groupOdds } from '@marquee/contract/lottery/group-odds';
import { stakeOf } from '@marquee/contract/lottery/selection/price';
import { countUnits } from '@marquee/contract/lottery/selection/count-units';
import type { LotteryKind } from '@marquee/contract/lottery/selection/kind';
import { useFormat, useMoneyField } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { AmountField } from '@marquee/ui/field';
import { Dices, Plus } from '@marquee/ui/icons';
import type { KindPick } from '../bets/selection';
import type { BetTexts } from '../bets/use-bet-texts';
import styles from './stake-bar.module.css';
import { multipleOf } from './unit-stakes';
import type { Stake } from './use-stake';

interface StakeBarProps {
  readonly rules: LotteryRules;
  readonly stake: Stake;
  readonly picks: readonly KindPick[];
  readonly oddsOf: (kind: string) => number | undefined;
  /** Of the open board: what the group slider shows the odds of. */
  readonly kind: LotteryKind | undefined;
  readonly texts: BetTexts;
  /** Whether the slip takes the picks. */
  readonly canAdd: boolean;
  readonly onRandom: (count: number) => void;
  readonly onAdd: () => void;
}

const RANDOM_COUNTS = [1, 5, 10];

/** What the selection costs and can win, and the way onto the slip. */
export function StakeBar({ rules, stake, picks, oddsOf, kind, texts: { t }, canAdd, onRandom, onAdd }: StakeBarProps) {
  const { money, number } = useFormat();
  const units = picks.reduce((sum, { kind: each, pick }) => sum + countUnits(each, pick), 0);
  const amount = picks.reduce((sum, item) => sum + stakeOf(item.kind, item.pick, stake.unitStake), 0n);
  const lines = picks.map((item) => ({ ...item, unitStake: stake.unitStake, odds: oddsOf(item.kind.code) ?? 0 }));
  const prize = largestTicketPayout(rules, lines);
  return (
    <div className={styles.bar}>
      <div className={styles.fields}>
        <StakeFields stake={stake} t={t} />
        {stake.groups && kind && <GroupSlider stake={stake} kind={kind} t={t} />}
      </div>
      <dl className={styles.sums} aria-live="polite">
        <Sum label={t('stake.units')} value={number(units)} />
        <Sum label={t('stake.amount')} value={money(formatAmount(amount))} isStrong />
        <Sum label={t('stake.largestPrize')} value={money(formatAmount(prize))} />
      </dl>
      <div className={styles.actions}>
        {RANDOM_COUNTS.map((count) => (
          <Button key={count} icon={<Dices />} onClick={() => onRandom(count)}>
            {t('stake.random', { number: count })}
          </Button>
        ))}
        <Button variant="primary" icon={<Plus />} disabled={!canAdd || stake.unitStake === 0n} onClick={onAdd}>
          {t('stake.add')}
        </Button>
      </div>
    </div>
  );
}

function Sum({ label, value, isStrong }: { readonly label: string; readonly value: string; readonly isStrong?: true }) {
  return (
    <div className={styles.sum} data-strong={isStrong}>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

function StakeFields({ stake, t }: { readonly stake: Stake; readonly t: BetTexts['t'] }) {
  const { number } = useFormat();
  const moneyField = useMoneyField();
  if (stake.mode === 'ZY')
    return (
      <AmountField
        {...moneyField}
        label={t('stake.perUnit')}
        value={stake.freeStake}
        onValueChange={stake.setFreeStake}
        className={styles.free}
      />
    );
  return (
    <>
      <div className={styles.field}>
        <span className={styles.label}>{t('stake.unit')}</span>
        <Segmented
          label={t('stake.unit')}
          options={stake.units.map((unit) => ({ value: String(unit), label: number(Number(formatAmount(unit))) }))}
          value={String(stake.unit)}
          onValueChange={(value) => stake.setUnit(BigInt(value))}
        />
      </div>
      <label className={styles.field}>
        <span className={styles.label}>{t('stake.multiple')}</span>
        <input
          className={styles.multiple}
          inputMode="numeric"
          value={String(stake.multiple)}
          onChange={(event) => stake.setMultiple(multipleOf(event.target.value, stake.multiple))}
          onFocus={(event) => event.target.select()}
        />
      </label>
    </>
  );
}

interface GroupSliderProps {
  readonly stake: Stake;
  readonly kind: LotteryKind;
  readonly t: BetTexts['t'];
}

const GROUP_STEP = 2;
const FAIR_GROUP = 2_000;

/** Higher odds to one side, more rebate on every stake to the other. */
function GroupSlider({ stake: { groups, group, setGroup }, kind, t }: GroupSliderProps) {
  const { number, percent } = useFormat();
  if (!groups || group === null) return null;
  const rebate = (groups.highest - group) / FAIR_GROUP;
  const value = t('stake.groupValue', { odds: number(groupOdds(kind, group) / 1_000), rebate: percent(rebate) });
  return (
    <label className={styles.field}>
      <span className={styles.label}>{t('stake.group')}</span>
      <span className={styles.slider}>
        <input
          type="range"
          className={styles.range}
          min={groups.lowest}
          max={groups.highest}
          step={GROUP_STEP}
          value={group}
          aria-valuetext={value}
          onChange={(event) => setGroup(Number(event.target.value))}
        />
        <bdi className={styles.sliderValue}>{value}</bdi>
      </span>
    </label>
  );
}
