import {
  type SicBoOutcome,
  type SicBoSpot,
  diceTotal,
  sicBoFactor,
  sicBoReturn,
} from '@marquee/contract/fairness/sic-bo';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { HistoryStrip } from '../instant/history-strip';
import type { HistoryText } from '../instant/history-text';
import { BetBar } from '../spots/bet-bar';
import styles from '../spots/table-game.module.css';
import { useSpotTable } from '../spots/use-spot-table';
import { DiceBowl } from './dice-bowl';
import { SicBoLayout } from './sic-bo-layout';

/** The dice roll for up to two seconds, the last one longest; the rest is time to see them. */
const ROLL_MS = 2_100;

const factorOf = (spot: string, { dice }: SicBoOutcome): number => sicBoFactor(spot as SicBoSpot, dice);

const pointOf: HistoryText<'SICBO'> = ({ outcome: { dice } }, format) =>
  `${dice.map(format.number).join(' ')} · ${format.number(diceTotal(dice))}`;

/** Three dice and the 52 bets on them. */
export function SicBoGame() {
  const t = useText();
  const format = useFormat();
  const table = useSpotTable('SICBO', ROLL_MS);
  const returns = t('sicbo.returns', {
    even: format.exactPercent(sicBoReturn('big')),
    pair: format.exactPercent(sicBoReturn('pair12')),
    single: format.exactPercent(sicBoReturn('single1')),
    least: format.exactPercent(sicBoReturn('total4')),
  });
  return (
    <div className={styles.game}>
      <section className={styles.stage}>
        <HistoryStrip game="SICBO" play={table.play} pointOf={pointOf} />
        <DiceBowl table={table} />
        <SicBoLayout table={table} factorOf={factorOf} />
      </section>
      <BetBar table={table} action={t('sicbo.roll')} returns={returns} />
    </div>
  );
}
