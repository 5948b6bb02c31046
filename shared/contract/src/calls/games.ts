import type { CallDefinition } from '../define-call';

export const gamesCalls = {} as const satisfies Record<string, CallDefinition>;
