import type { CallDefinition } from '../define-call';

export const contentCalls = {} as const satisfies Record<string, CallDefinition>;
