import { useSession } from '@marquee/kit';
import { useLoaded } from '../../lib/use-loaded';

const loadWatch = () => import(/* webpackChunkName: "contract-watch" */ './contract-watch');

/** Shows an agent the open contract offers; other visitors do not load its code. */
export function ContractOffers() {
  const isAgent = useSession().state === 'agent';
  const part = useLoaded(loadWatch, isAgent);
  if (!part || !isAgent) return null;
  const { ContractWatch } = part;
  return <ContractWatch />;
}
