import { formatAmount, LEDGER_SCALE } from '@marquee/contract/amount';
import type { OpenedDraw } from '@marquee/contract/calls/lottery-results';
import { returnOf } from '@marquee/contract/lottery/returns';
import type { LotteryRules } from '@marquee/contract/lottery/rules';
import type { CompiledResult, LotteryKind, Pick } from '@marquee/contract/lottery/selection/kind';
import { payoutOf, stakeOf } from '@marquee/contract/lottery/selection/price';
import { hitsOf, poolOf } from '@marquee/contract/lottery/selection/winning-units';
import { useFormat } from '@marquee/kit';
import { useMemo } from 'react';
import styles from './kind-help.module.css';
import type { OfficialTexts } from './use-official-texts';

interface KindHelpProps {
  readonly kind: LotteryKind;
  /** Thousandths. */
  readonly odds: number;
  readonly rules: LotteryRules;
  /** The latest result: the example is of it. */
  readonly latest: OpenedDraw | undefined;
  readonly texts: OfficialTexts;
}

/** What a bet is, what it pays, what comes back of it on average, and what it would have won in the latest draw. */
export function KindHelp({ kind, odds, rules, latest, texts }: KindHelpProps) {
  const { t } = texts;
  const { number, percent, money } = useFormat();
  const result = latest?.result;
  const pick = useMemo(
    () => (result ? winningPick(kind, rules.compile(rules.readResult(result))) : null),
    [kind, rules, result],
  );
  const compiled = result && pick && rules.compile(rules.readResult(result));
  return (
    <div className={styles.help}>
      <p className={styles.text}>{texts.definition(kind)}</p>
      <p className={styles.terms}>
        <span className={styles.odds}>{t('help.odds', { odds: number(odds / 1_000) })}</span>
        <span>{t('help.return', { part: percent(returnOf(kind, odds)) })}</span>
      </p>
      {latest && pick && compiled && (
        <p className={styles.example}>
          {t('help.example', {
            pick: texts.selection({ kind, pick }),
            draw: texts.draw(latest),
            stake: money(formatAmount(stakeOf(kind, pick, EXAMPLE_STAKE))),
            payout: money(formatAmount(payoutOf(kind, pick, EXAMPLE_STAKE, odds, compiled))),
          })}
        </p>
      )}
    </div>
  );
}

const EXAMPLE_STAKE = 1_000n * LEDGER_SCALE;

/** One unit that a result pays; null where it pays none of the kind. */
function winningPick(kind: LotteryKind, result: CompiledResult): Pick | null {
  const hits = poolOf(result, kind.pools[0]);
  const count = kind.family === 'list' || kind.family === 'columns' || kind.family === 'group' ? 1 : kind.k;
  const outcomes: number[] = [];
  for (let outcome = 0; outcome < kind.outcomes.size && outcomes.length < count; outcome++)
    if (hitsOf(hits, outcome) > 0 !== (kind.family === 'none')) outcomes.push(outcome);
  return outcomes.length === count ? [outcomes] : null;
}
