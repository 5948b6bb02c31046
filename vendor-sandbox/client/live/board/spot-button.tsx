import type { RoundMessage } from '../../../src/kinds/live/messages';
import { spotOf } from '../../../src/kinds/live/rules/live-rules';
import type { LiveGame } from '../../../src/kinds/live/rules/outcome';
import { usePlay } from '../../frame/play-context';
import type { BoardLayout, Place } from '../layout/board-layout';
import { paysText, spotName } from '../spot-name';
import styles from './board.module.css';
import { Chip } from './chip';
import { compact } from './compact';
import { SpotFace } from './spot-face';

interface SpotButtonProps {
  readonly game: LiveGame;
  readonly place: Place;
  readonly layout: Pick<BoardLayout, 'columns' | 'rows'>;
  readonly focusable: boolean;
  readonly total: RoundMessage['totals'][string] | undefined;
  readonly confirmed: number;
  readonly pending: number;
  readonly won: boolean;
  readonly open: boolean;
  readonly onPlace: () => void;
}

const share = (part: number, of: number): string => `${((part / of) * 100).toFixed(3)}%`;

/** One spot: its name, its payout and the stake on it. */
export function SpotButton(props: SpotButtonProps) {
  const { game, place, layout, focusable, total, confirmed, pending, won, open, onPlace } = props;
  const { t, format, session } = usePlay();
  const factor = spotOf(game, place.spot)?.topFactor ?? 0;
  const stake = confirmed + pending;
  const name = spotName({ t, format }, place.spot);
  const label = [
    t('board.spot', { name, pays: paysText(format, factor) }),
    stake > 0 && t('board.mine', { stake: format.money(stake) }),
  ];
  return (
    <button
      type="button"
      className={styles.spot}
      data-spot={place.spot}
      data-look={place.style}
      data-won={won}
      data-wide={place.w > 1.5}
      tabIndex={focusable ? 0 : -1}
      aria-disabled={!open}
      aria-label={label.filter(Boolean).join(', ')}
      title={place.style === 'edge' ? name : undefined}
      style={{
        left: share(place.x, layout.columns),
        top: share(place.y, layout.rows),
        width: share(place.w, layout.columns),
        height: share(place.h, layout.rows),
      }}
      onClick={onPlace}
    >
      {place.style !== 'edge' && <SpotFace game={game} spot={place.spot} pays={paysText(format, factor)} />}
      {total && game !== 'roulette' && place.style !== 'plain' && (
        <span className={styles.total} aria-hidden="true">
          {compact(session.language, total.stake)} · {format.number(total.players)}
        </span>
      )}
      {stake > 0 && (
        <span className={styles.chip}>
          <Chip amount={stake} tone={toneOf(stake)} pending={pending > 0} />
        </span>
      )}
    </button>
  );
}

/** Larger stakes have the colours of larger chips. */
const toneOf = (stake: number): number => Math.min(7, Math.floor(Math.log10(Math.max(10, stake / 10_000))));
