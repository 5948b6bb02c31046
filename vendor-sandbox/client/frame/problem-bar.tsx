import { CloseIcon } from './icons';
import { usePlay } from './play-context';
import styles from './problem-bar.module.css';

const KNOWN = new Set([
  'not_enough_money',
  'limit_reached',
  'player_blocked',
  'wallet_unreachable',
  'unreachable',
  'bet_malformed',
]);

interface ProblemBarProps {
  readonly code: string;
  onDismiss(): void;
}

/** What went wrong; a kind has sentences of its own codes under `problems.<code>`. */
export function ProblemBar({ code, onDismiss }: ProblemBarProps) {
  const { t } = usePlay();
  const own = t(`problems.${code}`);
  const text = KNOWN.has(code)
    ? t(`frame.problems.${code}`)
    : own === `problems.${code}`
      ? t('frame.problems.refused')
      : own;
  return (
    <div className={styles.bar} role="alert">
      <p>{text}</p>
      <button type="button" aria-label={t('frame.close')} onClick={onDismiss}>
        <CloseIcon />
      </button>
    </div>
  );
}
