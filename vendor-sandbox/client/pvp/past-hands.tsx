import type { GameCode } from '../../src/kinds/pvp/card-game';
import type { PastHandView } from '../../src/kinds/pvp/pvp-messages';
import { type Play, usePlay } from '../frame/play-context';
import styles from './past-hands.module.css';
import { PlayingCard } from './playing-card';

interface PastHandsProps {
  /** Newest first. */
  readonly hands: readonly PastHandView[];
  readonly game: GameCode;
  /** The own seat. */
  readonly you: number;
}

/** The last hands of the table: number, cards, who won what with which hand, and what it meant for the player. */
export function PastHands({ hands, game, you }: PastHandsProps) {
  const play = usePlay();
  const { t, format } = play;
  if (hands.length === 0) return <p className={styles.none}>{t('table.noHands')}</p>;
  return (
    <ol className={styles.hands}>
      {hands.map((hand) => (
        <li key={hand.hand}>
          <header>
            <b>{t('table.hand', { number: format.number(hand.hand) })}</b>
            {hand.own && <Net net={hand.own.net} />}
          </header>
          {hand.board.length > 0 && <Cards cards={hand.board} />}
          {hand.own && hand.winners.every(({ seat }) => seat !== you) && (
            <p>
              <bdi>{t('table.you')}</bdi>
              <Cards cards={hand.own.cards} />
              <small>{ownState(hand, game, you, t)}</small>
            </p>
          )}
          {hand.winners.map((winner) => (
            <p key={winner.seat} data-winner="true">
              <bdi>{winner.seat === you ? t('table.you') : nameOf(winner, play)}</bdi>
              <Cards cards={cardsOf(hand, winner.seat, you)} />
              <b>{format.gain(winner.won)}</b>
              {winner.category && <small>{t(`category.${winner.category}`)}</small>}
            </p>
          ))}
          {hand.shown
            .filter(({ seat }) => seat !== you && hand.winners.every((winner) => winner.seat !== seat))
            .map((shown) => (
              <p key={shown.seat}>
                <bdi>{nameOf(shown, play)}</bdi>
                <Cards cards={shown.cards} />
                <small>{t(`category.${shown.category}`)}</small>
              </p>
            ))}
          <footer>{t('round.pot', { pot: format.amount(hand.pot), rake: format.amount(hand.rake) })}</footer>
        </li>
      ))}
    </ol>
  );
}

/** Own cards, or those that a player has shown. */
function cardsOf({ own, shown }: PastHandView, seat: number, you: number): readonly number[] {
  if (seat === you && own) return own.cards;
  return shown.find((candidate) => candidate.seat === seat)?.cards ?? [];
}

function ownState({ own, shown }: PastHandView, game: GameCode, you: number, t: Play['t']): string {
  if (own?.folded === true) return t(`game.${game}.folded`);
  const category = shown.find(({ seat }) => seat === you)?.category;
  return category ? t(`category.${category}`) : '';
}

function Net({ net }: { readonly net: number }) {
  const { format } = usePlay();
  return (
    <b className={styles.net} data-won={net > 0}>
      {net > 0 ? format.gain(net) : format.amount(net)}
    </b>
  );
}

const Cards = ({ cards }: { readonly cards: readonly number[] }) => (
  <span className={styles.cards}>
    {cards.map((card) => (
      <PlayingCard key={card} card={card} />
    ))}
  </span>
);

const nameOf = ({ isHouse, name }: PastHandView['winners'][number] | PastHandView['shown'][number], { t }: Play) =>
  isHouse ? t('table.house') : name;
