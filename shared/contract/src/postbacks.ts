/** What an agent's own systems are told of. `test` is sent on the agent's request alone. */
export const POSTBACK_EVENTS = ['registration', 'firstDeposit', 'qualified', 'test'] as const;
export type PostbackEvent = (typeof POSTBACK_EVENTS)[number];

export const POSTBACK_STATES = ['waiting', 'delivered', 'failed'] as const;
export type PostbackState = (typeof POSTBACK_STATES)[number];

/** Why an attempt failed: another answer than a 2xx, none in time, no connection, an address inside a private network, or none any more. */
export const POSTBACK_FAULTS = ['status', 'timeout', 'connection', 'private_address', 'no_address'] as const;
export type PostbackFault = (typeof POSTBACK_FAULTS)[number];

/** What stands in an address in braces for what is sent. */
export const POSTBACK_MACROS = ['event', 'campaign', 'sub', 'id', 'at'] as const;

export const POSTBACK_ADDRESS_LENGTH = 500;
