import { TIME_OUT_LENGTHS, type TimeOutLength } from '@marquee/contract/constants';
import { refreshCall, useCallMutation, useErrorMessage, useMessages, useShell } from '@marquee/kit';
import { Button, Panel } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Pause } from '@marquee/ui/icons';
import { useState } from 'react';
import styles from './limits.module.css';

/** A short time without play and deposits. */
export function TimeOut() {
  const t = useMessages('member');
  const { confirm, toast } = useShell();
  const messageOf = useErrorMessage();
  const timeOut = useCallMutation('limits.timeOut');
  const [length, setLength] = useState<TimeOutLength>('24h');
  const start = async () => {
    const confirmed = await confirm({
      title: t('limits.timeOutTitle'),
      message: t('limits.timeOutMessage', { length: t(`limits.length.${length}`) }),
      confirmLabel: t('limits.timeOutStart'),
      cancelLabel: t('limits.cancel'),
      danger: true,
    });
    if (!confirmed) return;
    timeOut.mutate(
      { length },
      {
        onSuccess: () => void refreshCall('limits.overview'),
        onError: (error) => toast({ kind: 'error', message: messageOf(error), requestId: error.supportId }),
      },
    );
  };
  return (
    <Panel title={t('limits.timeOut')} description={t('limits.timeOutHint')}>
      <div className={styles.choice}>
        <Segmented
          label={t('limits.timeOut')}
          value={length}
          onValueChange={(value) => setLength(TIME_OUT_LENGTHS.find((option) => option === value) ?? '24h')}
          options={TIME_OUT_LENGTHS.map((value) => ({ value, label: t(`limits.length.${value}`) }))}
        />
        <Button icon={<Pause aria-hidden="true" />} loading={timeOut.isPending} onClick={() => void start()}>
          {t('limits.timeOutStart')}
        </Button>
      </div>
    </Panel>
  );
}
