import { useMessages } from '@marquee/kit';
import { Badge } from '@marquee/ui';
import { LOTTERY_MESSAGES } from '../messages/catalogue';

/** Reasons that the system gives; operators write theirs. */
const SYSTEM_REASONS: readonly string[] = ['no_beacon', 'no_result', 'station_void'];

/** That a draw is void, and why: the reason is public. */
export function VoidReason({ reason }: { readonly reason: string }) {
  const t = useMessages(LOTTERY_MESSAGES);
  const text = SYSTEM_REASONS.includes(reason) ? t(`voidReason.${reason}`) : reason;
  return (
    <span>
      <Badge tone="warning">{t('issue.void')}</Badge> <bdi>{text}</bdi>
    </span>
  );
}
