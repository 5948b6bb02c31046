import type { Claim, OwnedClaim } from '@marquee/contract/remote-claims';
import type { RemoteManifest } from '@marquee/contract/remote-manifest';
import { RESERVED_SEGMENTS, SHELL, SHELL_MODALS, SHELL_NAMESPACES, SHELL_ROUTES } from '@marquee/contract/shell-owned';
import { SLOTS } from '@marquee/contract/slots';

type Contributions = Pick<RemoteManifest, 'namespace' | 'routes' | 'slots' | 'menu' | 'modals'>;

/** Everything that a manifest claims for its remote. */
export function claimsOf({ namespace, routes, slots, menu, modals }: Contributions): Claim[] {
  return [
    { kind: 'namespace', name: namespace },
    ...routes.map(routeClaim),
    ...slots.map(slotClaim),
    ...menu.map(menuClaim),
    ...modals.map(modalClaim),
  ];
}

const routeClaim = ({ pattern }: RemoteManifest['routes'][number]): Claim => ({ kind: 'route', name: pattern });
const menuClaim = ({ place, id }: RemoteManifest['menu'][number]): Claim => ({ kind: 'menu', name: `${place}/${id}` });
const modalClaim = ({ id }: RemoteManifest['modals'][number]): Claim => ({ kind: 'modal', name: id });
/** A slot of one filler is claimed itself, any other by each filler of its own name. */
const slotClaim = ({ slot, id }: RemoteManifest['slots'][number]): Claim => ({
  kind: 'slot',
  name: SLOTS[slot].fillers === 'one' ? slot : `${slot}/${id}`,
});

const SHELL_CLAIMS: readonly OwnedClaim[] = [
  ...SHELL_ROUTES.map((name) => ({ kind: 'route' as const, name, remote: SHELL })),
  ...RESERVED_SEGMENTS.map((segment) => ({ kind: 'route' as const, name: `/${segment}/*`, remote: SHELL })),
  ...SHELL_MODALS.map((name) => ({ kind: 'modal' as const, name, remote: SHELL })),
  ...SHELL_NAMESPACES.map((name) => ({ kind: 'namespace' as const, name, remote: SHELL })),
];

/**
 * Why a remote may not claim: another remote or the shell owns it, or a route that answers some of the same addresses.
 * What a remote already owns it keeps, so operators can grant a part of another remote's addresses.
 * @returns one sentence per refused claim
 */
export function claimFaults(remote: string, claims: readonly Claim[], owned: readonly OwnedClaim[]): string[] {
  const all = [...SHELL_CLAIMS, ...owned];
  return claims.flatMap((claim) => {
    const { kind, name } = claim;
    const owner = all.find((other) => isSame(claim, other))?.remote;
    if (owner === remote) return [];
    if (owner !== undefined) return [`claims the ${kind} ${name}, which belongs to ${owner}`];
    if (kind !== 'route') return [];
    const overlap = all.find(
      (other) => other.kind === 'route' && other.remote !== remote && overlaps(name, other.name),
    );
    return overlap ? [`claims the route ${name}, which overlaps ${overlap.name} of ${overlap.remote}`] : [];
  });
}

const isSame = (left: Claim, right: Claim) => left.kind === right.kind && left.name === right.name;

/** A manifest without what belongs to another remote: an operator has moved it, or it never was this remote's. */
export function ownContributions<Manifest extends Contributions>(
  remote: string,
  manifest: Manifest,
  owned: readonly OwnedClaim[],
): Manifest {
  const isOwn = (claim: Claim) => (owned.find((other) => isSame(claim, other))?.remote ?? remote) === remote;
  return {
    ...manifest,
    routes: manifest.routes.filter((route) => isOwn(routeClaim(route))),
    slots: manifest.slots.filter((slot) => isOwn(slotClaim(slot))),
    menu: manifest.menu.filter((entry) => isOwn(menuClaim(entry))),
    modals: manifest.modals.filter((modal) => isOwn(modalClaim(modal))),
  };
}

/** Whether some address fits both React Router patterns. */
export function overlaps(left: string, right: string): boolean {
  return meet(segmentsOf(left), segmentsOf(right));
}

const segmentsOf = (pattern: string) => pattern.split('/').filter((segment) => segment !== '');
const isParameter = (segment: string) => segment.startsWith(':');
const isOptional = (segment: string) => segment.endsWith('?');

function meet([left, ...leftRest]: readonly string[], [right, ...rightRest]: readonly string[]): boolean {
  if (left === '*' || right === '*') return true;
  if (left !== undefined && isOptional(left) && meet(leftRest, right === undefined ? [] : [right, ...rightRest]))
    return true;
  if (right !== undefined && isOptional(right) && meet(left === undefined ? [] : [left, ...leftRest], rightRest))
    return true;
  if (left === undefined || right === undefined) return left === right;
  const fit = isParameter(left) || isParameter(right) || bare(left) === bare(right);
  return fit && meet(leftRest, rightRest);
}

const bare = (segment: string) => segment.replace(/\?$/, '');
