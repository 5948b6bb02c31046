/**
 * Lists of the contract that grow with almost every feature: calls of the API by id, topics of the bus, slots. A release records
 * the rows that it uses and a shell those that it knows, under these keys beside the modules of `imports` and `exports`.
 */
export const CALLS = 'calls';
export const TOPICS = 'topics';
export const SLOTS = 'slots';

export const SHELL_LISTS: readonly string[] = [CALLS, TOPICS, SLOTS];
