import type { CallValue } from '@marquee/contract/calls/index';

/** A member below, with the figures of the line from there. */
export type DownlineDetail = CallValue<'agent.lineMember'>;
