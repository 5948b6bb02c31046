import { useSession } from '@marquee/kit';
import { useLoaded } from '../../lib/use-loaded';
import { useIsSubUser } from '../session/use-is-sub-user';

const loadWatch = () => import(/* webpackChunkName: "contract-watch" */ './contract-watch');

/** Shows an agent the open contract offers; other visitors, and sub-users, do not load its code. */
export function ContractOffers() {
  const isSubUser = useIsSubUser();
  const isAgent = useSession().state === 'agent' && !isSubUser;
  const part = useLoaded(loadWatch, isAgent);
  if (!part || !isAgent) return null;
  const { ContractWatch } = part;
  return <ContractWatch />;
}
