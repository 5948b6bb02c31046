import type { LotteryRules } from '@marquee/contract/lottery/rules';
import { useMemo } from 'react';
import { DrawnBalls } from '../room/drawn-balls';
import type { Board } from '@marquee/contract/lottery/boards';
import styles from './bet-help.module.css';
import { winningExample } from './example';
import type { BetTexts } from './use-bet-texts';

interface BetHelpProps {
  readonly board: Board;
  readonly rules: LotteryRules;
  readonly texts: BetTexts;
  /** Odds of the bet, where all of it pays the same. */
  readonly odds: string | null;
}

/** What a bet is, and a draw in which it wins. */
export function BetHelp({ board, rules, texts, odds }: BetHelpProps) {
  const { t } = texts;
  const [kind] = board.kinds;
  const example = useMemo(() => (kind ? winningExample(rules, kind) : null), [rules, kind]);
  return (
    <div className={styles.help}>
      <p>
        {t(`play.${board.play}.text`)}
        {odds && <span className={styles.odds}>{t('pays', { odds })}</span>}
      </p>
      {kind && example && 'balls' in example.result && (
        <p className={styles.example}>
          {t('exampleWins', { pick: texts.selection({ kind, pick: example.pick }) })}
          <span className={styles.balls}>
            <DrawnBalls balls={example.result.balls} shape={rules.shape} />
          </span>
        </p>
      )}
    </div>
  );
}
