import type { ReactNode } from 'react';
import { CloseIcon } from '../frame/icons';
import { usePlay } from '../frame/play-context';
import { pickText, priceText } from './odds-text';
import { legKey, type Slip, type SlipAction, type SlipLeg } from './slip';
import styles from './slip-line.module.css';

interface SlipLineProps {
  readonly leg: SlipLeg;
  readonly slip: Slip;
  /** Whether the book takes it now. */
  readonly offered: boolean;
  readonly change: (action: SlipAction) => void;
  readonly children: ReactNode;
}

export function SlipLine({ leg, slip, offered, change, children }: SlipLineProps) {
  const { t, format } = usePlay();
  const form = slip.mode === 'parlay' && slip.legs.length > 1 ? 'decimal' : slip.form;
  return (
    <div className={styles.line} data-offered={offered}>
      <div className={styles.head}>
        <p className={styles.pick}>{pickText(leg, t, format)}</p>
        <b className={styles.price}>
          {leg.before !== null && <s>{priceText(form, leg.before, format)}</s>} {priceText(form, leg.price, format)}
        </b>
        <button
          type="button"
          className={styles.remove}
          aria-label={t('slip.remove')}
          onClick={() => change({ do: 'remove', key: legKey(leg) })}
        >
          <CloseIcon />
        </button>
      </div>
      <p className={styles.match}>
        {t(`markets.${leg.kind}`)} · {leg.home} – {leg.away}
      </p>
      {!offered && <p className={styles.off}>{t('slip.notOffered')}</p>}
      {children}
    </div>
  );
}
