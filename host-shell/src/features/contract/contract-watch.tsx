import { refreshCall, useCall, useTopic } from '@marquee/kit';
import { useEffect, useRef } from 'react';
import { modals, useModalStack } from '../../lib/modals/modal-store';

/** Opens the contract popup for each offer once, as soon as no other popup is open; new offers come with the live stream. */
export function ContractWatch() {
  const { data } = useCall('agent.contracts', {});
  useTopic('contracts.changed', () => void refreshCall('agent.contracts'));
  const displayedIds = useRef(new Set<string>());
  const isFree = useModalStack().length === 0;
  const received = data?.received;
  useEffect(() => {
    const openOffer = received?.find(({ id, state }) => state === 'requested' && !displayedIds.current.has(id));
    if (!openOffer || !isFree) return;
    displayedIds.current.add(openOffer.id);
    modals.open('contract', { contractId: openOffer.id });
  }, [received, isFree]);
  return null;
}
