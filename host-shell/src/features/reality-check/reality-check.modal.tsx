import { useFormat, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import type { ShellModalProps } from '../../lib/modals/modal-props';
import { ShellDialog } from '../../lib/modals/shell-dialog';
import { useTimeText } from '../../lib/use-time-text';
import styles from './reality-check.module.css';

/** Over a running game: how long this session lasts and what it has brought. */
export default function RealityCheckModal({
  props: { elapsedSeconds, staked, won, net },
  close,
}: ShellModalProps<'reality-check'>) {
  const t = useMessages('shell');
  const { money } = useFormat();
  const timeText = useTimeText();
  const { navigate } = useShell();
  const goTo = (to: string) => {
    close();
    navigate(to);
  };
  return (
    <ShellDialog
      size="sm"
      title={t('reality.title')}
      description={t('reality.message', { time: timeText(elapsedSeconds) })}
      footer={
        <>
          <Button onClick={() => goTo('/')}>{t('reality.leave')}</Button>
          <Button variant="primary" onClick={close}>
            {t('reality.goOn')}
          </Button>
        </>
      }
    >
      <p className={styles.since}>{t('reality.since')}</p>
      <dl className={styles.figures}>
        <dt>{t('reality.staked')}</dt>
        <dd>{money(staked)}</dd>
        <dt>{t('reality.won')}</dt>
        <dd>{money(won)}</dd>
        <dt className={styles.net}>{t('reality.net')}</dt>
        <dd className={styles.net}>{money(net, { signed: true })}</dd>
      </dl>
      <Button variant="ghost" block onClick={() => goTo('/member/limits')}>
        {t('reality.limits')}
      </Button>
    </ShellDialog>
  );
}
