import { type BaccaratDeal, baccaratTotal } from '@marquee/contract/fairness/baccarat';
import { PlayingCard } from '../cards/playing-card';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import { RoundResult } from '../spots/round-result';
import type { SpotTable } from '../spots/use-spot-table';
import { handsAfter } from './deal-steps';
import styles from './baccarat-table.module.css';
import { useDealtCount } from './use-dealt-count';

const NO_CARDS: Pick<BaccaratDeal, 'player' | 'banker'> = { player: [], banker: [] };

/** The two hands, dealt card by card. */
export function BaccaratTable({ table }: { readonly table: SpotTable<'BACCARAT'> }) {
  const t = useText();
  const format = useFormat();
  const { round, phase } = table.play;
  const isShowing = phase === 'showing';
  const isSeen = round !== null && (isShowing || table.result !== null);
  const deal = isSeen ? round.outcome : null;
  const dealtCount = useDealtCount(deal, round?.roundId ?? '', isShowing);
  const hands = deal ? handsAfter(deal, dealtCount) : NO_CARDS;
  const winner = table.result && deal ? deal.winner : null;
  return (
    <div className={styles.table}>
      <div className={styles.hands}>
        {(['player', 'banker'] as const).map((hand) => (
          <Hand
            key={`${hand} ${round?.roundId}`}
            hand={hand}
            cards={hands[hand]}
            won={winner === hand || winner === 'tie'}
            animated={isShowing}
          />
        ))}
      </div>
      <div className={styles.outcome}>
        {winner && deal && table.result && (
          <RoundResult
            words={t(`baccarat.result.${winner}`, {
              player: format.number(baccaratTotal(deal.player)),
              banker: format.number(baccaratTotal(deal.banker)),
            })}
            round={table.result}
          />
        )}
      </div>
    </div>
  );
}

interface HandProps {
  readonly hand: 'player' | 'banker';
  readonly cards: readonly number[];
  readonly won: boolean;
  readonly animated: boolean;
}

function Hand({ hand, cards, won, animated }: HandProps) {
  const t = useText();
  const format = useFormat();
  return (
    <div
      className={styles.hand}
      data-hand={hand}
      data-won={won || undefined}
      role="group"
      aria-label={t(`baccarat.spot.${hand}`)}
    >
      <p className={styles.title}>
        {t(`baccarat.spot.${hand}`)}
        <b className={styles.points}>{cards.length > 0 ? format.number(baccaratTotal(cards)) : '–'}</b>
      </p>
      <div className={styles.cards}>
        {cards.map((card, place) => (
          // A card may be dealt twice from eight packs; its place never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <PlayingCard key={place} card={card} className={styles.card} {...(animated && { dealtAfterMs: 0 })} />
        ))}
        {cards.length === 0 && [0, 1].map((place) => <span key={place} className={styles.place} />)}
      </div>
    </div>
  );
}
