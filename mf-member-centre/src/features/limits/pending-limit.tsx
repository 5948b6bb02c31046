import type { LimitPeriod } from '@marquee/contract/calls/limits';
import { refreshCall, useCallMutation, useErrorMessage, useFormat, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { Clock } from '@marquee/ui/icons';
import styles from './limits.module.css';
import type { LimitKind, LimitView } from './limit-view';
import { useLimitText } from './use-limit-text';

interface PendingLimitProps {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly pending: NonNullable<LimitView['pending']>;
}

/** A looser limit that waits for its moment; until then the member may think better of it. */
export function PendingLimit({ kind, period, pending: { limit, from } }: PendingLimitProps) {
  const t = useMessages('member');
  const { dateTime } = useFormat();
  const { toast } = useShell();
  const textOf = useLimitText();
  const messageOf = useErrorMessage();
  const cancel = useCallMutation('limits.cancelPending');
  const at = dateTime(from);
  return (
    <p className={styles.pending}>
      <Clock aria-hidden="true" />
      {limit === null ? t('limits.endsAt', { at }) : t('limits.becomesAt', { at, limit: textOf(kind, limit) })}
      <Button
        size="sm"
        variant="ghost"
        loading={cancel.isPending}
        onClick={() =>
          cancel.mutate(
            { kind, period },
            {
              onSuccess: () => void refreshCall('limits.overview'),
              onError: (error) => toast({ kind: 'error', message: messageOf(error), requestId: error.supportId }),
            },
          )
        }
      >
        {t('limits.keep')}
      </Button>
    </p>
  );
}
