/**
 * What protects an account, in the order in which the security centre proposes it: its share of the score, and where the member sets it up.
 * The server knows a fact of the same name (`people/protection`), and the member centre a title and a hint.
 */
export const PROTECTION_MEASURES = {
  mobile: { weight: 15, to: '/member?panel=contacts' },
  email: { weight: 10, to: '/member?panel=contacts' },
  authenticator: { weight: 20, to: '/member?panel=protection' },
  passkey: { weight: 15, to: '/member?panel=passkeys' },
  withdrawPassword: { weight: 10, to: '/member/withdrawal' },
  identity: { weight: 20, to: '/member/identity' },
  recentPassword: { weight: 10, to: '/member?panel=protection' },
} as const satisfies Readonly<Record<string, { readonly weight: number; readonly to: string }>>;
export type ProtectionMeasure = keyof typeof PROTECTION_MEASURES;

/** Days for which a password counts as recent. */
export const RECENT_PASSWORD_DAYS = 365;

/** From which score an account is well, and from which it is fully protected. */
export const PROTECTION_GOOD_FROM = 50;
export const PROTECTION_STRONG_FROM = 85;

/**
 * How well an account is protected.
 * @param isDone by measure
 * @returns 0 to 100
 */
export function protectionScore(isDone: Readonly<Record<ProtectionMeasure, boolean>>): number {
  const measures = Object.entries(PROTECTION_MEASURES) as [ProtectionMeasure, { readonly weight: number }][];
  const sumOf = (counted: typeof measures) => counted.reduce((sum, [, { weight }]) => sum + weight, 0);
  return Math.round((100 * sumOf(measures.filter(([measure]) => isDone[measure]))) / sumOf(measures));
}
