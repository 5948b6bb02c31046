import type { RoundMessage } from '../../../src/kinds/live/messages';
import { spotOf } from '../../../src/kinds/live/rules/live-rules';
import type { LiveGame } from '../../../src/kinds/live/rules/outcome';
import { usePlay } from '../../frame/play-context';
import type { BoardLayout, Place } from '../layout/board-layout';
import { paysText, spotName } from '../spot-name';
import styles from './board.module.css';
import { Chip } from './chip';
import { compact } from './compact';
import { spotAnchor } from '../table-flights';
import { SpotFace } from './spot-face';

interface SpotButtonProps {
  readonly game: LiveGame;
  readonly place: Place;
  readonly layout: Pick<BoardLayout, 'columns' | 'rows'>;
  readonly focusable: boolean;
  readonly total: RoundMessage['totals'][string] | undefined;
  /** Stakes of all players on all spots. */
  readonly tableStake: number;
  readonly confirmed: number;
  readonly pending: number;
  readonly won: boolean;
  readonly open: boolean;
  readonly onPlace: () => void;
}

const share = (part: number, of: number): string => `${((part / of) * 100).toFixed(3)}%`;

/** One spot: its name, its payout and the stake on it. */
export function SpotButton(props: SpotButtonProps) {
  const { game, place, layout, focusable, total, tableStake, confirmed, pending, won, open, onPlace } = props;
  const { t, format } = usePlay();
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
      data-anchor={spotAnchor(place.spot)}
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
      {total && <SpotTotal total={total} part={total.stake / tableStake} isLarge={isLarge(game, place.style)} />}
      {stake > 0 && (
        <span className={styles.chip}>
          <Chip amount={stake} tone={toneOf(stake)} pending={pending > 0} />
        </span>
      )}
    </button>
  );
}

const isLarge = (game: LiveGame, look: Place['style']): boolean =>
  (game === 'baccarat' || game === 'dragonTiger') && look !== 'edge';

interface SpotTotalProps {
  readonly total: RoundMessage['totals'][string];
  /** Of all that is on the table, 0 to 1. */
  readonly part: number;
  readonly isLarge: boolean;
}

const RING = 2 * Math.PI * 15;

/** What all players have on a spot: its part of the table as a ring, the sum, the number of players; a mark where there is no room. */
function SpotTotal({ total, part, isLarge: hasRoom }: SpotTotalProps) {
  const { format, session } = usePlay();
  if (!hasRoom)
    return (
      <span className={styles.others} aria-hidden="true">
        {format.number(total.players)}
      </span>
    );
  return (
    <span className={styles.total} aria-hidden="true">
      <svg viewBox="0 0 36 36">
        <circle cx="18" cy="18" r="15" className={styles.ringBack} />
        <circle
          cx="18"
          cy="18"
          r="15"
          className={styles.ring}
          strokeDasharray={`${RING * part} ${RING}`}
          transform="rotate(-90 18 18)"
        />
        <text x="18" y="21.500" textAnchor="middle">
          {format.share(part)}
        </text>
      </svg>
      <span>
        <b>{compact(session.language, total.stake)}</b>
        <svg viewBox="0 0 16 16" className={styles.person}>
          <circle cx="8" cy="5" r="3.2" />
          <path d="M2 15c0-4.400 2.500-6 6-6s6 1.600 6 6z" />
        </svg>
        {format.number(total.players)}
      </span>
    </span>
  );
}

/** Larger stakes have the colours of larger chips. */
const toneOf = (stake: number): number => Math.min(7, Math.floor(Math.log10(Math.max(10, stake / 10_000))));
