import type { PlayBar } from '@marquee/contract/calls/limits';
import { useFormat, useMessages } from '@marquee/kit';
import { Panel } from '@marquee/ui';

/** Says that play and deposits are blocked, until when, and that withdrawals stay possible. */
export function BarNotice({ bar: { kind, until } }: { readonly bar: PlayBar }) {
  const t = useMessages('member');
  const { dateTime } = useFormat();
  const description = until === null ? t('limits.barPermanent') : t('limits.barUntil', { until: dateTime(until) });
  return <Panel tone="accent" title={t(`limits.bar.${kind}`)} description={description} />;
}
