import { refreshCall, useCallMutation, useFormat, useLanguage, useMessages, useShell } from '@marquee/kit';
import { useState } from 'react';
import { refreshPromotions } from '../promotion/use-live-promotions';
import type { Claimable } from './use-claimable';

/** Claims each reward by itself: what one refuses does not hold up another. */
export function useClaimAll({ promotions, missions, rebates }: Claimable) {
  const t = useMessages('promotions');
  const { number } = useFormat();
  const language = useLanguage();
  const { toast } = useShell();
  const ofPromotions = useCallMutation('promotions.claimAll');
  const ofMission = useCallMutation('missions.claim');
  const ofRebates = useCallMutation('rebates.claim');
  const [isPending, setPending] = useState(false);

  const claimEach = async (): Promise<{ claimed: number; refused: number }> => {
    const counts = { claimed: 0, refused: 0 };
    if (promotions.length > 0) {
      const answer = await ofPromotions.mutateAsync({ language }).catch(() => null);
      counts.claimed += answer?.claimed.length ?? 0;
      counts.refused += answer?.refused.length ?? promotions.length;
    }
    const succeeds = (claim: Promise<unknown>) =>
      claim.then(
        () => true,
        () => false,
      );
    for (const { missionId } of missions)
      counts[(await succeeds(ofMission.mutateAsync({ missionId }))) ? 'claimed' : 'refused']++;
    // One call claims those of all days.
    if (rebates.length > 0)
      counts[(await succeeds(ofRebates.mutateAsync({}))) ? 'claimed' : 'refused'] += rebates.length;
    return counts;
  };

  const claimAll = async () => {
    setPending(true);
    const { claimed, refused } = await claimEach();
    setPending(false);
    refreshPromotions();
    for (const call of ['missions.summary', 'missions.leaderboard', 'rebates.summary'] as const) void refreshCall(call);
    if (claimed > 0) toast({ kind: 'success', message: t('rewards.allClaimed', { count: number(claimed) }) });
    if (refused > 0) toast({ kind: 'warning', message: t('rewards.refused', { count: number(refused) }) });
  };
  return { claimAll: () => void claimAll(), isPending };
}
