import type { GameCode } from '../../src/kinds/pvp/card-game';
import type { HandNote } from '../../src/kinds/pvp/pvp-messages';
import { usePlay } from '../frame/play-context';
import type { BetRound } from '../frame/play-session';
import { PlayingCard } from './playing-card';
import { stakesText } from './stakes-text';
import styles from './table.module.css';

/** A sitting: what was played, and its latest hands with the cards that the player saw. */
export function PvpRoundView({ round }: { readonly round: BetRound<'pvp'> }) {
  const play = usePlay();
  const { t, format } = play;
  const sitting = round.detail;
  const facts = [
    [t('round.room'), t(`rooms.${sitting.room}`)],
    [t('round.stakes'), stakesText(play, sitting.game, sitting.unit)],
    [t('round.buyIn'), format.amount(round.stake)],
    [t('round.stack'), format.amount(sitting.stack)],
    [t('round.wagered'), format.amount(sitting.wagered)],
    [t('round.played'), format.number(sitting.played)],
  ];
  return (
    <div className={styles.round} data-testid="pvp-round">
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ol>
        {[...sitting.hands].reverse().map((hand) => (
          <PlayedHand key={hand.hand} hand={hand} game={sitting.game} />
        ))}
      </ol>
    </div>
  );
}

function PlayedHand({ hand, game }: { readonly hand: HandNote; readonly game: GameCode }) {
  const { t, format } = usePlay();
  const net = `${hand.net > 0 ? '+' : ''}${format.amount(hand.net)}`;
  return (
    <li>
      <span className={styles.cards}>
        {hand.cards.map((card) => (
          <PlayingCard key={card} card={card} />
        ))}
        <i />
        {hand.board.map((card) => (
          <PlayingCard key={card} card={card} />
        ))}
      </span>
      <span className={styles.result}>
        <b data-won={hand.net > 0}>{net}</b>
        <span>
          {hand.folded ? t(`game.${game}.folded`) : hand.category ? t(`category.${hand.category}`) : t('round.unseen')}
        </span>
        <small>{t('round.pot', { pot: format.amount(hand.pot), rake: format.amount(hand.rake) })}</small>
        {hand.shown.map(({ seat, isHouse, cards, category }) => (
          <span key={seat} className={styles.other}>
            {t(isHouse ? 'table.house' : 'table.player', { seat: format.number(seat + 1) })}
            {cards.map((card) => (
              <PlayingCard key={card} card={card} />
            ))}
            {t(`category.${category}`)}
          </span>
        ))}
      </span>
    </li>
  );
}
