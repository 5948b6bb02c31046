import type { EventBus } from './event-bus';

/** Where nobody listens: in the past that the demo writes, and in parts that a test runs alone. */
export const silentBus: EventBus = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  isConnected: () => true,
  close: async () => undefined,
};
