import type { Card } from '../../../src/kinds/live/rules/card';
import type { Outcome } from '../../../src/kinds/live/rules/outcome';
import { colourOf } from '../../../src/kinds/live/rules/roulette';
import { usePlay } from '../../frame/play-context';
import type { BetRound } from '../../frame/play-session';
import { cardLabel } from '../card-label';
import { spotName } from '../spot-name';
import { DieFace } from '../stage/die';
import { PlayingCard } from '../stage/playing-card';
import { resultText } from '../stage/result-text';
import styles from './live-round.module.css';

/** One bet at a live table: stakes, outcome and payouts. */
export function LiveRound({ round }: { readonly round: BetRound<'live'> }) {
  const { t, format } = usePlay();
  const { number, spots, outcome } = round.detail;
  return (
    <div className={styles.round}>
      <h3>{t('round.title', { number: format.number(number) })}</h3>
      {outcome && round.state === 'settled' && (
        <>
          <p className={styles.call}>{resultText({ t, format }, outcome)}</p>
          <OutcomeView outcome={outcome} />
        </>
      )}
      <table className={styles.spots}>
        <thead>
          <tr>
            <th scope="col">{t('round.spot')}</th>
            <th scope="col">{t('round.stake')}</th>
            <th scope="col">{t('round.payout')}</th>
          </tr>
        </thead>
        <tbody>
          {spots.map(({ spot, stake, payout }) => (
            <tr key={spot} data-won={(payout ?? 0) > stake}>
              <th scope="row">{spotName({ t, format }, spot)}</th>
              <td>{format.money(stake)}</td>
              <td>{payout === undefined ? '–' : format.money(payout)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OutcomeView({ outcome }: { readonly outcome: Outcome }) {
  const { t, format } = usePlay();
  switch (outcome.game) {
    case 'baccarat':
      return (
        <div className={styles.hands}>
          <HandOf name={t('hands.player')} cards={outcome.player} />
          <HandOf name={t('hands.banker')} cards={outcome.banker} />
        </div>
      );
    case 'dragonTiger':
      return (
        <div className={styles.hands}>
          <HandOf name={t('hands.dragon')} cards={[outcome.dragon]} />
          <HandOf name={t('hands.tiger')} cards={[outcome.tiger]} />
        </div>
      );
    case 'roulette':
      return (
        <b className={styles.number} data-colour={colourOf(outcome.number)}>
          {format.number(outcome.number)}
        </b>
      );
    case 'sicBo':
      return (
        <p className={styles.dice}>
          {outcome.dice.map((face, index) => (
            <DieFace key={index} face={face} label={t('stage.die', { face: format.number(face) })} />
          ))}
        </p>
      );
  }
}

function HandOf({ name, cards }: { readonly name: string; readonly cards: readonly Card[] }) {
  const { t } = usePlay();
  return (
    <figure className={styles.hand}>
      <figcaption>{name}</figcaption>
      <div>
        {cards.map((card, index) => (
          <PlayingCard key={index} card={card} label={cardLabel(t, card)} small />
        ))}
      </div>
    </figure>
  );
}
