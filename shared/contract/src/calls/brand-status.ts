/** @deprecated Since 1.3.0: `brandSettings.read` and `brandSettings.set` take the place of these calls. Goes in contract 2. */
export const brandStatusCalls = {} as const;
