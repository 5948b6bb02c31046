import { LATER_SLOTS } from '@marquee/contract/conditions';
import type { SlotContribution } from '@marquee/contract/remote-manifest';
import type { SlotUse } from '@marquee/contract/slots';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useSession } from '../session/use-session';
import { ContributionView } from './contribution';
import { useFederation } from './federation-context';
import { type RemoteContribution, slotOf } from './selectors';

/** A slot of the registry, with the props that it gives to every filler. */
type SlotViewProps = SlotUse<ReactNode> & {
  /** CSS length that reserves do not exceed: a filler whose height follows the window's width is lower on a telephone. */
  readonly maxReserve?: string;
  /** Shown when no remote fills the slot for this visitor. */
  readonly empty?: ReactNode;
  /** Shown while a filler loads, instead of the room that it reserves. */
  readonly placeholder?: ReactNode;
};

/** A place in the page that remotes fill. A `block` filler holds back those after it until it has settled. */
export function Slot({ name, props, maxReserve, empty = null, placeholder }: SlotViewProps) {
  const federation = useFederation();
  const boot = useSyncExternalStore(federation.subscribe, federation.boot, federation.boot);
  const { state } = useSession();
  const fillers = slotOf(boot, name, state);
  const [settledIds, setSettled] = useState<ReadonlySet<string>>(new Set());
  if (fillers.length === 0) return empty;
  const firstBlocked = fillers.findIndex((filler) => filler.policy === 'block' && !settledIds.has(idOf(filler)));
  const visibleFillers = firstBlocked === -1 ? fillers : fillers.slice(0, firstBlocked + 1);
  return visibleFillers.map((filler) => (
    <ContributionView
      key={idOf(filler)}
      remote={filler.remote}
      contribution={filler.id}
      props={props}
      reservePx={filler.policy === 'none' ? 0 : filler.reservePx}
      maxReserve={maxReserve}
      placeholder={placeholder}
      isLater={LATER_SLOTS.has(name)}
      onSettled={() => setSettled((current) => new Set(current).add(idOf(filler)))}
    />
  ));
}

function idOf({ remote, id }: RemoteContribution<SlotContribution>): string {
  return `${remote}/${id}`;
}
