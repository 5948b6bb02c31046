import type { Mission } from '@marquee/contract/calls/missions';
import {
  type ApiError,
  refreshCall,
  useCallMutation,
  useErrorMessage,
  useFormat,
  useMessages,
  useShell,
} from '@marquee/kit';
import { missionReward } from './mission-texts';

/** Claims a reward; whatever comes of it, the page shows what is true now. */
export function useClaim(mission: Mission) {
  const t = useMessages('promotions');
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const { mutateAsync, isPending } = useCallMutation('missions.claim');
  // By the promise: the mission can leave the page, by its live update, before the answer is here.
  const claim = () =>
    void mutateAsync({ missionId: mission.missionId })
      .then(
        () => toast({ kind: 'success', message: t('missions.done', { reward: missionReward(mission, t, format) }) }),
        (error: ApiError) => toast({ kind: 'error', message: errorMessage(error) }),
      )
      .finally(() => {
        for (const call of ['missions.summary', 'missions.leaderboard'] as const) void refreshCall(call);
      });
  return { claim, isPending };
}
