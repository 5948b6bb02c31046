import { IconButton } from '@marquee/ui';
import { TriangleAlert, X } from '@marquee/ui/icons';
import { useGame } from '../app/game-context';
import { useErrorText } from '../app/use-error-text';
import { useText } from '../app/use-text';
import styles from './problem-bar.module.css';

/** The last error, until it is dismissed or the next attempt succeeds. */
export function ProblemBar() {
  const t = useText();
  const errorText = useErrorText();
  const { problem, dismissProblem } = useGame();
  return (
    <div role="alert" className={styles.region}>
      {problem && (
        <div className={styles.bar}>
          <TriangleAlert aria-hidden="true" />
          <p>
            {errorText(problem)}
            {problem.requestId && (
              <small className={styles.request}>
                {t('failed.requestId')} <code>{problem.requestId}</code>
              </small>
            )}
          </p>
          <IconButton icon={<X />} size="sm" label={t('close')} onClick={dismissProblem} />
        </div>
      )}
    </div>
  );
}
