import { useBadgeCount, useFormat } from '@marquee/kit';
import { FrameMenuBadge } from '@marquee/ui/frame-menu';

/** The red count of an entry: what its topic said last. Nothing while there is nothing to count. */
export function MenuBadge({ topic }: { readonly topic: string }) {
  const { number } = useFormat();
  const count = useBadgeCount(topic);
  return count === 0 ? null : <FrameMenuBadge>{number(count)}</FrameMenuBadge>;
}
