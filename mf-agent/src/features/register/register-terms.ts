import type { CallValue } from '@marquee/contract/calls/index';

/** What the agent may register. */
export type RegisterTerms = CallValue<'agent.registerSettings'>;
