import { LIST_PAGE_SIZE } from '@marquee/contract/constants';
import { refreshCall, useCall, useLanguage, useTopic } from '@marquee/kit';
import { knownMissions } from '../missions/known-missions';
import { useLivePromotions } from '../promotion/use-live-promotions';

/** The rewards that the member can claim now, of every kind. */
export function useClaimable() {
  const language = useLanguage();
  const request = { filter: 'claimable', language, pageNo: 1, pageSize: LIST_PAGE_SIZE } as const;
  const promotions = useCall('promotions.rewards', request, { staleMs: 0 });
  const missions = useCall('missions.summary', {}, { staleMs: 0 });
  const rebates = useCall('rebates.summary', {}, { staleMs: 0 });
  useLivePromotions();
  useTopic('rebates.changed', () => void refreshCall('rebates.summary'));
  useTopic('missions.progress', () => void refreshCall('missions.summary'));
  const failed = [promotions, missions, rebates].filter(({ data, error }) => error && !data);
  return {
    promotions: promotions.data?.content ?? [],
    missions: knownMissions(missions.data?.missions ?? []).filter(({ state }) => state === 'claimable'),
    rebates: rebates.data?.rebates.filter(({ state }) => state === 'claimable') ?? [],
    isLoading: promotions.isPending || missions.isPending || rebates.isPending,
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

export type Claimable = ReturnType<typeof useClaimable>;
