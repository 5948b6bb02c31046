import { baccaratWinner, handTotal } from '../../../src/kinds/live/rules/baccarat';
import { heightOf, type Card } from '../../../src/kinds/live/rules/card';
import { dragonTigerWinner } from '../../../src/kinds/live/rules/dragon-tiger';
import type { RoundMessage } from '../../../src/kinds/live/messages';
import type { Hand } from '../../../src/kinds/live/table/deal-steps';
import { usePlay } from '../../frame/play-context';
import { cardLabel } from '../card-label';
import styles from './cards-stage.module.css';
import { CardBack, PlayingCard } from './playing-card';

interface CardsStageProps {
  readonly game: 'baccarat' | 'dragonTiger';
  readonly round: RoundMessage;
  /** The server's clock less ours. */
  readonly offsetMs: number;
}

const HANDS = { baccarat: ['player', 'banker'], dragonTiger: ['dragon', 'tiger'] } as const;
/** Cards shown earlier than this are not animated. */
const FRESH_MS = 700;

/** Two hands; the cards come out of the shoe one by one. */
export function CardsStage({ game, round, offsetMs }: CardsStageProps) {
  const cards = round.shown.flatMap(({ step, atMs }) => (step.kind === 'card' ? [{ ...step, atMs }] : []));
  const winner = winnerOf(round);
  return (
    <div className={styles.hands}>
      {HANDS[game].map((hand) => {
        const own = cards.filter((card) => card.hand === hand);
        return (
          <HandView key={hand} hand={hand} won={winner === hand} count={game === 'baccarat' ? 2 : 1}>
            {own.map(({ card, atMs }) => ({ card, isNew: Date.now() + offsetMs - atMs < FRESH_MS }))}
          </HandView>
        );
      })}
      <div className={styles.shoe} aria-hidden="true">
        <CardBack />
      </div>
    </div>
  );
}

interface HandViewProps {
  readonly hand: Hand;
  readonly won: boolean;
  /** Cards that the hand has at least. */
  readonly count: number;
  readonly children: readonly { readonly card: Card; readonly isNew: boolean }[];
}

function HandView({ hand, won, count, children }: HandViewProps) {
  const { t, format } = usePlay();
  const [only] = children;
  const total = count === 2 ? handTotal(children.map(({ card }) => card)) : only ? heightOf(only.card) : 0;
  return (
    <section className={styles.hand} data-hand={hand} data-won={won} aria-label={t(`hands.${hand}`)}>
      <h2>
        {t(`hands.${hand}`)}
        {children.length > 0 && <b aria-label={t('stage.total')}>{format.number(total)}</b>}
      </h2>
      <ul>
        {Array.from({ length: Math.max(count, children.length) }, (_, index) => {
          const child = children[index];
          return (
            <li key={index} data-third={index === 2} data-fresh={child?.isNew === true} data-empty={!child}>
              {child && <PlayingCard card={child.card} label={cardLabel(t, child.card)} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function winnerOf({ outcome }: RoundMessage): string | null {
  if (outcome?.game === 'baccarat') return baccaratWinner(outcome);
  return outcome?.game === 'dragonTiger' ? dragonTigerWinner(outcome) : null;
}
