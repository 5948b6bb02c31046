import type { CallDefinition } from '../define-call';

export const moneyCalls = {} as const satisfies Record<string, CallDefinition>;
