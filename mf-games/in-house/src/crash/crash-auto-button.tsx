import { Button } from '@marquee/ui';
import { useFormat } from '../app/use-format';
import { useText } from '../app/use-text';
import styles from '../frame/main-button.module.css';
import { CrashButton } from './crash-button';
import type { CrashPlay } from './use-crash';
import type { CrashAuto } from './use-crash-auto';

interface CrashAutoButtonProps {
  readonly play: CrashPlay;
  readonly auto: CrashAuto;
  readonly onAct: () => void;
}

/** Starts and stops a series; while a bet flies, it can be cashed out by hand beside that. */
export function CrashAutoButton({ play, auto, onAct }: CrashAutoButtonProps) {
  const t = useText();
  const format = useFormat();
  const { series, ended } = auto;
  return (
    <>
      {play.action === 'cash-out' ? (
        <CrashButton play={play} onAct={onAct} />
      ) : (
        series === null && (
          <Button
            className={styles.main}
            variant="primary"
            block
            disabled={play.action === 'wait' && !play.state.bet}
            onClick={onAct}
          >
            {t('instant.autoBet.start')}
          </Button>
        )
      )}
      {series !== null && (
        <Button className={styles.main} variant="secondary" block onClick={auto.stop}>
          {t('instant.autoBet.stop', { left: format.number(series.left) })}
        </Button>
      )}
      <p role="status">{series === null && ended !== null ? t(`crash.autoBet.ended.${ended}`) : ''}</p>
    </>
  );
}
