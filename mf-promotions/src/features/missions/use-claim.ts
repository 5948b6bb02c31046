import type { Mission } from '@marquee/contract/calls/missions';
import { refreshCall, useCallMutation, useErrorMessage, useFormat, useMessages, useShell } from '@marquee/kit';
import { missionReward } from './mission-texts';

/** Claims a reward; whatever comes of it, the page shows what is true now. */
export function useClaim(mission: Mission) {
  const t = useMessages('promotions');
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const { mutate, isPending } = useCallMutation('missions.claim');
  const claim = () =>
    mutate(
      { missionId: mission.missionId },
      {
        onSuccess: () =>
          toast({ kind: 'success', message: t('missions.done', { reward: missionReward(mission, t, format) }) }),
        onError: (error) => toast({ kind: 'error', message: errorMessage(error) }),
        onSettled: () => {
          for (const call of ['missions.summary', 'missions.leaderboard'] as const) void refreshCall(call);
        },
      },
    );
  return { claim, isPending };
}
