/** Codes of the in-house games whose round is one call. */
export const INSTANT_CODES = ['DICE', 'LIMBO', 'PLINKO', 'WHEEL', 'KENO', 'BACCARAT', 'SICBO'] as const;
export type InstantCode = (typeof INSTANT_CODES)[number];

export function isInstantCode(code: string): code is InstantCode {
  return (INSTANT_CODES as readonly string[]).includes(code);
}
