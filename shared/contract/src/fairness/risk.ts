/** How far apart the pays of a game lie; what it returns stays the same. */
export const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];
