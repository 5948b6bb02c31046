import { publish, refreshCall, useCall, useFlag, useTopic } from '@marquee/kit';
import { useEffect } from 'react';
import { knownMissions } from '../missions/known-missions';
import { useLivePromotions } from '../promotion/use-live-promotions';

/** Slot `member.counts`: tells the menu's badges how many rewards can be claimed. Renders nothing. */
export default function ClaimableCountsSlot() {
  const { data: promotions } = useCall('promotions.count', {}, { staleMs: 0 });
  const { data: summary } = useCall('missions.summary', {}, { staleMs: 0 });
  // Where rebates are paid by themselves there is nothing to count.
  const { data: rebates } = useCall('rebates.summary', {}, { staleMs: 0, enabled: useFlag('MANUALREBATE') });
  useLivePromotions();
  useTopic('rebates.changed', () => void refreshCall('rebates.summary'));
  useTopic('missions.progress', () => void refreshCall('missions.summary'));
  const ofMissions = summary && knownMissions(summary.missions).filter(({ state }) => state === 'claimable').length;
  const ofPromotions = promotions?.claimable;
  const ofRebates = rebates?.rebates.filter(({ state }) => state === 'claimable').length ?? 0;
  useEffect(() => {
    if (ofMissions !== undefined) publish('missions.claimable', { count: ofMissions });
    if (ofMissions !== undefined && ofPromotions !== undefined)
      publish('rewards.claimable', { count: ofMissions + ofPromotions + ofRebates });
  }, [ofMissions, ofPromotions, ofRebates]);
  return null;
}
