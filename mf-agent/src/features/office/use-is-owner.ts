import { useSession } from '@marquee/kit';

/** Whether the agent is there in person: sub-users see what their rights say and change nothing. */
export const useIsOwner = (): boolean => useSession().member?.facts.includes('office.owner') === true;
