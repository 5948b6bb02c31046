import { useCall, useFormat, useSession } from '@marquee/kit';

/**
 * Names VIP levels as members know them, such as Gold; by their number to guests, and until the levels are there.
 * @param isNeeded whether the page names a level at all
 */
export function useLevelName(isNeeded: boolean): (level: number) => string {
  const { number } = useFormat();
  const { state } = useSession();
  const { data } = useCall('vip.status', {}, { enabled: isNeeded && state === 'member' });
  return (level) => data?.levels.find((candidate) => candidate.level === level)?.name ?? number(level);
}
