import { KENO_MAX_PICKS } from '@marquee/contract/fairness/keno';
import type { Risk } from '@marquee/contract/fairness/risk';
import { Button } from '@marquee/ui';
import { RefreshCw, X } from '@marquee/ui/icons';
import { useText } from '../app/use-text';
import { RiskChoice } from '../instant/risk-choice';
import styles from './keno-stage.module.css';
import { fillPicks } from './random-picks';

interface KenoControlsProps {
  readonly picks: readonly number[];
  readonly risk: Risk;
  readonly locked: boolean;
  readonly onPicksChange: (picks: readonly number[]) => void;
  readonly onRiskChange: (risk: Risk) => void;
}

export function KenoControls({ picks, risk, locked, onPicksChange, onRiskChange }: KenoControlsProps) {
  const t = useText();
  return (
    <>
      <RiskChoice value={risk} disabled={locked} onValueChange={onRiskChange} />
      <div className={styles.pickers}>
        <Button
          variant="secondary"
          disabled={locked}
          icon={<RefreshCw aria-hidden="true" />}
          onClick={() => onPicksChange(fillPicks(picks.length === KENO_MAX_PICKS ? [] : picks))}
        >
          {t('keno.random')}
        </Button>
        <Button
          variant="secondary"
          disabled={locked || picks.length === 0}
          icon={<X aria-hidden="true" />}
          onClick={() => onPicksChange([])}
        >
          {t('keno.clear')}
        </Button>
      </div>
    </>
  );
}
