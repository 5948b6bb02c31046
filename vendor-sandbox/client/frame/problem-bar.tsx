import { CloseIcon } from './icons';
import { usePlay } from './play-context';
import styles from './problem-bar.module.css';
import { problemText } from './texts';

interface ProblemBarProps {
  readonly code: string;
  onDismiss(): void;
}

/** What went wrong. */
export function ProblemBar({ code, onDismiss }: ProblemBarProps) {
  const { t } = usePlay();
  return (
    <div className={styles.bar} role="alert">
      <p>{problemText(t, code)}</p>
      <button type="button" aria-label={t('frame.close')} onClick={onDismiss}>
        <CloseIcon />
      </button>
    </div>
  );
}
