/** What remotes own. Each is claimed by a remote's first release that names it; operators change owners. */
export const CLAIM_KINDS = ['route', 'slot', 'menu', 'namespace', 'modal'] as const;

export interface Claim {
  readonly kind: (typeof CLAIM_KINDS)[number];
  /** A route's pattern, a menu entry's `place/id`, a slot or `slot/filler`, a namespace, a modal's id. */
  readonly name: string;
}

export interface OwnedClaim extends Claim {
  readonly remote: string;
}
