import type { CallDefinition } from '../define-call';

export const recordsCalls = {} as const satisfies Record<string, CallDefinition>;
