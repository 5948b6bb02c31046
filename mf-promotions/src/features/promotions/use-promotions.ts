import { useCall, useLanguage, useSession } from '@marquee/kit';
import { useLiveProgress, useLivePromotions } from '../promotion/use-live-promotions';

const NONE = [] as const;

/** What the page of promotions shows: those of the engine, those that are only announced, and the member's free bets. */
export function usePromotions() {
  const language = useLanguage();
  const { state } = useSession();
  const promotions = useCall('promotions.list', { language }, { staleMs: 0 });
  const announcements = useCall('content.announcements', { language, types: 'PR' });
  // Reloaded at each visit: a free bet that was just played is no longer offered.
  const freeBets = useCall(
    'freeBets.own',
    { language },
    { enabled: state === 'member' || state === 'agent', staleMs: 0 },
  );
  useLivePromotions();
  useLiveProgress();
  const failed = [promotions, announcements].filter(({ data, error }) => error && !data);
  return {
    promotions: promotions.data?.promotions ?? NONE,
    announcements: announcements.data?.promotion ?? NONE,
    freeBets,
    // Together, so that nothing is pushed down by what comes later.
    isLoading: promotions.isPending || announcements.isPending || freeBets.isLoading,
    error: failed[0]?.error ?? null,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
