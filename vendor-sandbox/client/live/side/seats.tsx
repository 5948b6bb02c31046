import type { RoundMessage } from '../../../src/kinds/live/messages';
import type { LiveGame } from '../../../src/kinds/live/rules/outcome';
import { Avatar } from '../../frame/avatar';
import type { Formats } from '../../frame/formats';
import { usePlay } from '../../frame/play-context';
import { layoutOf } from '../layout/layout';
import { spotName } from '../spot-name';
import { seatAnchor } from '../table-flights';
import styles from './seats.module.css';

interface SeatsProps {
  readonly game: LiveGame;
  readonly round: RoundMessage;
}

/** Who sits at the table and what they bet on: real players, their names masked. */
export function Seats({ game, round }: SeatsProps) {
  const { t, format } = usePlay();
  const looks = new Map(layoutOf(game, false).places.map(({ spot, style }) => [spot, style]));
  return (
    <section className={styles.seats}>
      <h2 data-anchor="crowd">{t('side.players', { count: format.number(round.watching) })}</h2>
      <ul data-game={game}>
        {round.seats.map(({ name, me, stake, payout, spots }, place) => (
          <li key={place} data-me={me} data-won={payout > (stake ?? 0)}>
            <span aria-hidden="true" className={styles.face} data-anchor={seatAnchor(place)}>
              <Avatar name={name} />
            </span>
            <bdi>{me ? t('side.you') : name}</bdi>
            <b>{amountText(stake, payout, format)}</b>
            {spots.length > 0 && (
              <span className={styles.spots}>
                {spots.map((spot) => (
                  <i key={spot} data-look={looks.get(spot)}>
                    {spotName({ t, format }, spot)}
                  </i>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function amountText(stake: number | null, payout: number, { amount, gain }: Formats): string {
  if (payout > 0) return payout > (stake ?? 0) ? gain(payout) : amount(payout);
  return stake === null || stake === 0 ? '' : amount(stake);
}
