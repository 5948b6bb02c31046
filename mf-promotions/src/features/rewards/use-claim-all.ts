import { refreshCall, useCallMutation, useFormat, useLanguage, useMessages, useShell } from '@marquee/kit';
import { useState } from 'react';
import { refreshPromotions } from '../promotion/use-live-promotions';
import type { Claimable } from './use-claimable';

/** Claims each reward by itself: what one refuses does not hold up another. */
export function useClaimAll({ promotions, missions }: Claimable) {
  const t = useMessages('promotions');
  const { number } = useFormat();
  const language = useLanguage();
  const { toast } = useShell();
  const ofPromotions = useCallMutation('promotions.claimAll');
  const ofMission = useCallMutation('missions.claim');
  const [isPending, setPending] = useState(false);

  const claimEach = async (): Promise<{ claimed: number; refused: number }> => {
    const counts = { claimed: 0, refused: 0 };
    if (promotions.length > 0) {
      const answer = await ofPromotions.mutateAsync({ language }).catch(() => null);
      counts.claimed += answer?.claimed.length ?? 0;
      counts.refused += answer?.refused.length ?? promotions.length;
    }
    for (const { missionId } of missions) {
      const isClaimed = await ofMission.mutateAsync({ missionId }).then(
        () => true,
        () => false,
      );
      counts[isClaimed ? 'claimed' : 'refused']++;
    }
    return counts;
  };

  const claimAll = async () => {
    setPending(true);
    const { claimed, refused } = await claimEach();
    setPending(false);
    refreshPromotions();
    for (const call of ['missions.summary', 'missions.leaderboard'] as const) void refreshCall(call);
    if (claimed > 0) toast({ kind: 'success', message: t('rewards.allClaimed', { count: number(claimed) }) });
    if (refused > 0) toast({ kind: 'warning', message: t('rewards.refused', { count: number(refused) }) });
  };
  return { claimAll: () => void claimAll(), isPending };
}
