/**
 * What an agent lets a sub-user see of the own office. `figures`: the team's figures and records; `income`: contracts, bills and
 * commissions; `line`: the members below; `support`: the office's messages. Nothing of it changes anything.
 */
export const AGENT_RIGHTS = ['figures', 'income', 'line', 'support'] as const;
export type AgentRight = (typeof AGENT_RIGHTS)[number];

/** Sub-users of one agent, removed ones not counted. */
export const SUB_USERS_MAX = 10;

/** `waiting`: the person has not set a password yet. */
export const SUB_USER_STATES = ['waiting', 'active'] as const;
