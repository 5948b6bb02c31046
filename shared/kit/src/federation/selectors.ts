import type { BootDocument } from '@marquee/contract/boot';
import { type VisitorContext, meetsConditions } from '@marquee/contract/conditions';
import type {
  Conditions,
  MenuContribution,
  ModalContribution,
  RouteContribution,
  SlotContribution,
} from '@marquee/contract/remote-manifest';
import type { SessionState } from '@marquee/contract/session';
import type { SessionFact } from '@marquee/contract/session-facts';

/** A contribution with its remote and the namespace of its label keys. */
export type RemoteContribution<Contribution> = Contribution & { readonly remote: string; readonly namespace: string };

type ContributionKind = 'routes' | 'slots' | 'menu' | 'modals';
type ContributionByKind = {
  routes: RouteContribution;
  slots: SlotContribution;
  menu: MenuContribution;
  modals: ModalContribution;
};

function circumstances({ brand }: BootDocument, state: SessionState): VisitorContext {
  return { brand: brand.code, flags: brand.flags, state };
}

function contributionsOf<K extends ContributionKind>(
  boot: BootDocument,
  kind: K,
): RemoteContribution<ContributionByKind[K]>[] {
  return boot.remotes.flatMap(({ name, manifest }) =>
    (manifest[kind] as ContributionByKind[K][]).map((item) => ({
      ...item,
      remote: name,
      namespace: manifest.namespace,
    })),
  );
}

/**
 * Every route that remotes declare for this brand. The guard checks the session, so that a signed-out visitor sees the
 * login popup instead of a missing page.
 */
export function routesOf(boot: BootDocument): RemoteContribution<RouteContribution>[] {
  return contributionsOf(boot, 'routes').filter(({ when }) =>
    meetsConditions(withoutStates(when), circumstances(boot, 'guest')),
  );
}

/**
 * Menu entries of one place, in order, for this visitor.
 * @param facts of the signed-in person (`session.member.facts`); entries that name others are left out
 */
export function menuOf(
  boot: BootDocument,
  place: MenuContribution['place'],
  state: SessionState,
  facts: readonly SessionFact[] = [],
): RemoteContribution<MenuContribution>[] {
  const visitor = { ...circumstances(boot, state), facts };
  const entries = contributionsOf(boot, 'menu').filter(
    (entry) => entry.place === place && meetsConditions(entry.when, visitor),
  );
  return entries.sort((left, right) => left.order - right.order);
}

/** Fillers of a slot, in order, for this visitor. */
export function slotOf(boot: BootDocument, slot: string, state: SessionState): RemoteContribution<SlotContribution>[] {
  const fillers = contributionsOf(boot, 'slots').filter(
    (filler) => filler.slot === slot && meetsConditions(filler.when, circumstances(boot, state)),
  );
  return fillers.sort((left, right) => left.order - right.order);
}

/** The modal of this id, if a remote that is on for the brand declares it. */
export function modalOf(
  boot: BootDocument,
  id: string,
  state: SessionState,
): RemoteContribution<ModalContribution> | undefined {
  return contributionsOf(boot, 'modals').find(
    (modal) => modal.id === id && meetsConditions(modal.when, circumstances(boot, state)),
  );
}

/** The text of a contribution's label from the manifest, available before any code of the remote is loaded. */
export function labelOf(boot: BootDocument, remote: string, labelKey: string, language: string): string {
  const labels = boot.remotes.find(({ name }) => name === remote)?.manifest.labels;
  const languages = [language, boot.brand.defaultLanguage, 'en'];
  return languages.map((candidate) => labels?.[candidate]?.[labelKey]).find((text) => text !== undefined) ?? labelKey;
}

function withoutStates(when: Conditions | undefined): Conditions | undefined {
  if (!when) return undefined;
  const { states: _, ...rest } = when;
  return rest;
}
