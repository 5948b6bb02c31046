import { crashPayout } from '@marquee/contract/fairness/crash';
import { formatAmount, parseAmount } from '@marquee/contract/money';
import { Button } from '@marquee/ui';
import { useRef } from 'react';
import { useGame } from '../app/game-context';
import { useFormat } from '../app/use-format';
import { useFrame } from '../app/use-frame';
import { useText } from '../app/use-text';
import styles from '../frame/main-button.module.css';
import type { CrashState } from './crash-state';
import { momentOf } from './flight-view';
import type { CrashPlay } from './use-crash';

interface CrashButtonProps {
  readonly play: CrashPlay;
  readonly onAct: () => void;
}

/** The main button of the game; its action follows the round. */
export function CrashButton({ play, onAct }: CrashButtonProps) {
  const t = useText();
  const { action, isBusy, state } = play;
  if (action === 'cash-out') {
    return (
      <Button className={styles.main} variant="primary" block loading={isBusy} onClick={onAct}>
        <span className={styles.cash}>
          <small>{t('cashOut')}</small>
          <LivePayout state={state} />
        </span>
      </Button>
    );
  }
  const isBet = action === 'bet' || action === 'queue';
  const label =
    action === 'wait' ? (state.bet ? 'crash.action.placed' : 'crash.action.connecting') : `crash.action.${action}`;
  return (
    <Button
      className={styles.main}
      variant={isBet ? 'primary' : 'secondary'}
      block
      loading={isBusy}
      disabled={action === 'wait'}
      onClick={onAct}
    >
      {t(label)}
    </Button>
  );
}

/** What cashing out would pay now. Written to the element directly, once a frame, without rendering. */
function LivePayout({ state }: { readonly state: CrashState }) {
  const format = useFormat();
  const { session } = useGame();
  const ref = useRef<HTMLElement>(null);
  useFrame(true, () => {
    const moment = momentOf(state.phase, Date.now() + state.skewMs);
    if (!ref.current || moment.kind !== 'flying' || !state.bet) return;
    const payout = crashPayout(parseAmount(state.bet.stake), moment.hundredths);
    const maxPayout = parseAmount(session.maxPayout);
    ref.current.textContent = format.money(
      formatAmount(payout < maxPayout ? payout : maxPayout),
      session.currencySymbol,
    );
  });
  return <bdi ref={ref} aria-hidden="true" />;
}
