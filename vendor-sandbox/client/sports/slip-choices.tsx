import { ACCEPTANCES } from '../../src/kinds/sports/book/selection';
import { ODDS_FORMS } from '../../src/kinds/sports/rules/odds';
import { usePlay } from '../frame/play-context';
import type { Slip, SlipAction } from './slip';
import styles from './bet-slip.module.css';

interface SlipChoicesProps {
  readonly slip: Slip;
  readonly change: (action: SlipAction) => void;
}

/** How prices are written, and what happens when one moves. */
export function SlipChoices({ slip, change }: SlipChoicesProps) {
  const { t } = usePlay();
  return (
    <div className={styles.choices}>
      <label>
        <span>{t('slip.form')}</span>
        <select value={slip.form} onChange={({ target }) => change({ do: 'form', form: target.value as Slip['form'] })}>
          {ODDS_FORMS.map((form) => (
            <option key={form} value={form}>
              {t(`forms.${form}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('slip.acceptance')}</span>
        <select
          value={slip.acceptance}
          onChange={({ target }) => change({ do: 'acceptance', acceptance: target.value as Slip['acceptance'] })}
        >
          {ACCEPTANCES.map((acceptance) => (
            <option key={acceptance} value={acceptance}>
              {t(`acceptance.${acceptance}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
