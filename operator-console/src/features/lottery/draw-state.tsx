import type { AdminDraw } from '@marquee/contract/calls/lottery-draw-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, type BadgeProps } from '@marquee/ui';

const TONES: Readonly<Record<AdminDraw['state'], BadgeProps['tone']>> = {
  scheduled: 'neutral',
  open: 'success',
  closed: 'warning',
  drawn: 'info',
  settling: 'info',
  settled: 'neutral',
  void: 'danger',
};

export function DrawState({ state }: Pick<AdminDraw, 'state'>) {
  const t = useMessages('console');
  return <Badge tone={TONES[state]}>{t(`lottery.state.${state}`)}</Badge>;
}
