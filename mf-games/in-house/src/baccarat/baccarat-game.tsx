import {
  BACCARAT_SPOTS,
  type BaccaratDeal,
  type BaccaratSpot,
  baccaratFactor,
  baccaratReturn,
} from '@marquee/contract/fairness/baccarat';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { HistoryStrip } from '../instant/history-strip';
import type { HistoryText } from '../instant/history-text';
import { BetBar } from '../spots/bet-bar';
import { SpotLayout } from '../spots/spot-layout';
import styles from '../spots/table-game.module.css';
import { useSpotTable } from '../spots/use-spot-table';
import layout from './baccarat-layout.module.css';
import { BaccaratSpotButton } from './baccarat-spot-button';
import { BaccaratTable } from './baccarat-table';
import { DEAL_MS } from './deal-steps';

const factorOf = (spot: string, deal: BaccaratDeal) => baccaratFactor(spot as BaccaratSpot, deal);

/** Player or banker, eight packs, dealt from a fresh shoe every round. */
export function BaccaratGame() {
  const t = useText();
  const format = useFormat();
  const table = useSpotTable('BACCARAT', DEAL_MS);
  const pointOf: HistoryText<'BACCARAT'> = ({ outcome }) => t(`baccarat.short.${outcome.winner}`);
  const returns = t('baccarat.returns', {
    player: format.exactPercent(baccaratReturn('player')),
    banker: format.exactPercent(baccaratReturn('banker')),
    tie: format.exactPercent(baccaratReturn('tie')),
    pair: format.exactPercent(baccaratReturn('playerPair')),
  });
  return (
    <div className={styles.game}>
      <section className={styles.stage}>
        <HistoryStrip game="BACCARAT" play={table.play} pointOf={pointOf} />
        <BaccaratTable table={table} />
        <SpotLayout
          table={table}
          label={t('spots.layout')}
          className={layout.layout}
          firstSpot="player"
          factorOf={factorOf}
        >
          {BACCARAT_SPOTS.map((spot) => (
            <BaccaratSpotButton key={spot} spot={spot} />
          ))}
        </SpotLayout>
      </section>
      <BetBar table={table} action={t('baccarat.deal')} returns={returns} />
    </div>
  );
}
