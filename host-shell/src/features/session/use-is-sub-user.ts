import { SUB_USER_TYPE } from '@marquee/contract/constants';
import { useSession } from '@marquee/kit';

/** Whether somebody works in an agent's office for the agent: nothing that a member may do is for them. */
export const useIsSubUser = (): boolean => useSession().member?.type === SUB_USER_TYPE;
