import type { RemoteManifest } from './remote-manifest';
import type { Release } from './release';
import { SLOTS, type SlotDefinition } from './slots';

/** Files of one release, compressed copies not counted. */
export const MAX_RELEASE_FILES = 500;

/**
 * Why a release must not be registered although its form is right: it names files, labels or slots that do not fit
 * together.
 * @returns one sentence per fault, empty when there is none
 */
export function releaseFaults(release: Release): string[] {
  const { manifest } = release;
  return [...fileFaults(release), ...(manifest ? manifestFaults(release, manifest) : [])];
}

function fileFaults({ entry, assets, integrity }: Release): string[] {
  const files = Object.keys(integrity);
  if (files.length > MAX_RELEASE_FILES) return [`has ${files.length} files, more than ${MAX_RELEASE_FILES}`];
  const named = [entry, ...Object.values(assets).flatMap(({ scripts, styles }) => [...scripts, ...styles])];
  const unknown = [...new Set(named)].filter((file) => !Object.hasOwn(integrity, file));
  return unknown.map((file) => `names the file ${file}, which has no hash`);
}

function manifestFaults({ name, version, contract, assets }: Release, manifest: RemoteManifest): string[] {
  const { routes, slots, modals, menu, languages, labels } = manifest;
  const hasSlotMessages = Object.keys(assets).some((chunk) => chunk.startsWith('slot-messages-'));
  const promised = [
    ...[...routes, ...slots, ...modals].map(({ id }) => id),
    ...languages.map((language) => `messages-${language}`),
    ...(hasSlotMessages ? languages.map((language) => `slot-messages-${language}`) : []),
  ];
  const keys = [...routes.map(({ titleKey }) => titleKey), ...menu.map(({ labelKey }) => labelKey)];
  return [
    ...(manifest.id === name ? [] : [`is named ${name}, its manifest ${manifest.id}`]),
    ...(manifest.version === version ? [] : [`is ${version}, its manifest ${manifest.version}`]),
    ...(manifest.contract === contract ? [] : [`needs contract ${contract}, its manifest ${manifest.contract}`]),
    ...(routes.length + slots.length + modals.length > 0 ? [] : ['contributes no route, slot or modal']),
    ...promised.filter((id) => !Object.hasOwn(assets, id)).map((id) => `has no chunk named ${id}`),
    ...repeated([...routes, ...slots, ...modals].map(({ id }) => id)).map((id) => `declares ${id} twice`),
    ...repeated(routes.map(({ pattern }) => pattern)).map((pattern) => `declares the route ${pattern} twice`),
    ...languages.flatMap((language) =>
      keys.filter((key) => labels[language]?.[key] === undefined).map((key) => `has no label ${key} in ${language}`),
    ),
    ...slots.flatMap(slotFaults),
  ];
}

function slotFaults({ id, slot, policy, reservePx = 0 }: RemoteManifest['slots'][number]): string[] {
  const { policies, maxReservePx }: SlotDefinition = SLOTS[slot];
  return [
    ...(policies.includes(policy) ? [] : [`fills ${slot} by ${id} with policy ${policy}, which it does not have`]),
    ...(reservePx <= maxReservePx ? [] : [`reserves ${reservePx} px of ${slot} by ${id}, more than ${maxReservePx}`]),
  ];
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
