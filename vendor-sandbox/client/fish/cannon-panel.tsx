import { CANNON_LEVELS, type CannonLevel, MAGAZINE_SHOTS } from '../../src/kinds/fish/cannon';
import { StakeField } from '../frame/stake-field';
import { usePlay } from '../frame/play-context';
import styles from './fish.module.css';
import type { FishRoom } from './use-fish-room';

interface CannonPanelProps {
  readonly room: FishRoom;
  readonly level: CannonLevel;
  onLevel(level: CannonLevel): void;
  readonly shots: number;
  onShots(shots: number): void;
  readonly isAuto: boolean;
  onAuto(isAuto: boolean): void;
  readonly isLockOn: boolean;
  onLockOn(isLockOn: boolean): void;
}

/** Cannon, magazine and the two helpers. */
export function CannonPanel(props: CannonPanelProps) {
  const { t } = usePlay();
  const { room, level, onLevel } = props;
  const { basePrice } = room.room;
  const prices = CANNON_LEVELS.map((level) => level * basePrice);
  return (
    <div className={styles.panel}>
      <button type="button" className={styles.leave} onClick={room.leave}>
        {t('leave')}
      </button>
      <StakeField
        steps={prices}
        stake={level * basePrice}
        onChange={(price) => onLevel(CANNON_LEVELS[prices.indexOf(price)] ?? 1)}
      />
      <Meter room={room} price={level * basePrice} />
      <div className={styles.helpers}>
        <button type="button" aria-pressed={props.isAuto} onClick={() => props.onAuto(!props.isAuto)}>
          {t('auto')}
        </button>
        <button type="button" aria-pressed={props.isLockOn} onClick={() => props.onLockOn(!props.isLockOn)}>
          {t('lock')}
        </button>
      </div>
      <Loader {...props} />
    </div>
  );
}

function Meter({ room, price }: { readonly room: FishRoom; readonly price: number }) {
  const { t, format } = usePlay();
  const { magazine } = room;
  const isOpen = magazine?.payout === null;
  const share = isOpen && magazine.stake > 0 ? magazine.credit / magazine.stake : 0;
  return (
    <div className={styles.meter} data-testid="magazine" data-state={magazine ? (isOpen ? 'open' : 'settled') : 'none'}>
      <span>
        <small>{t(isOpen ? 'magazine.left' : 'magazine.paid')}</small>
        <b data-testid="credit">
          {isOpen
            ? t('magazine.shots', {
                count: Math.floor(magazine.credit / price),
                amount: format.amount(magazine.credit),
              })
            : format.money(magazine?.payout ?? 0)}
        </b>
      </span>
      <span>
        <small>{t('magazine.won')}</small>
        <b className={styles.won} data-testid="won">
          {format.amount(magazine?.won ?? 0)}
        </b>
      </span>
      <progress value={share} max={1} aria-label={t('magazine.left')} />
    </div>
  );
}

function Loader({ room, level, shots, onShots }: CannonPanelProps) {
  const { t, format } = usePlay();
  const price = shots * level * room.room.basePrice;
  const isOpen = room.magazine?.payout === null;
  return (
    <div className={styles.loader}>
      <div role="radiogroup" aria-label={t('magazine.size')} className={styles.sizes}>
        {MAGAZINE_SHOTS.map((size) => (
          <label key={size}>
            <input type="radio" name="shots" checked={size === shots} onChange={() => onShots(size)} />
            <span>{format.number(size)}</span>
          </label>
        ))}
      </div>
      <button
        type="button"
        className={styles.load}
        data-testid="load"
        data-calm={isOpen}
        disabled={room.isLoading}
        onClick={() => room.load(shots, level)}
      >
        <b>{t(isOpen ? 'magazine.reload' : 'magazine.load')}</b>
        <small>{format.money(price)}</small>
      </button>
    </div>
  );
}
