import { statSync } from 'node:fs';
import path from 'node:path';
import { firstScreenSlots } from '@marquee/contract/conditions';
import { FALLBACK_LANGUAGE } from '@marquee/contract/languages';
import { messageChunks } from '@marquee/contract/message-chunks';
import type { Release } from '@marquee/contract/release';
import { compressedSize } from './release-files';

/** A release in a store's folder. */
export interface StoredRelease {
  readonly release: Release;
  readonly folder: string;
}

/** Most bytes, compressed, of a remote's entry, which does not grow with its pages (`late-runtime.ts`). */
export const ENTRY_BUDGET = 1_800;

/** Most bytes of scripts and styles, compressed, of one contribution of a remote with its entry. */
export const CONTRIBUTION_BUDGET = 25_000;

/** The same for contributions that carry more: the rooms of the lotteries, with the rules of every bet. */
export const LARGER_CONTRIBUTIONS: Readonly<Record<string, number>> = {
  'mf-games/fast-lobby': 30_000,
  'mf-games/fast-lottery': 90_000,
  'mf-games/sea-lobby': 90_000,
  'mf-games/vn-lobby': 90_000,
  'mf-games/lottery-fast': 90_000,
  'mf-games/lottery-fairness': 26_000,
  'mf-games/lottery-official': 90_000,
  'mf-games/sea': 90_000,
  'mf-games/vietnam': 90_000,
};

/** Most bytes of scripts and styles, compressed, on a member's first screen in English, by the route's pattern. */
export const PAGE_BUDGETS: Readonly<Record<string, number>> = { '/': 263_000 };

/** The same for every other page. */
export const OTHER_PAGE_BUDGET = 303_000;

/** What a page runs before it answers: bytes as the browser parses them, and scripts, each of which is a task at least. */
export interface ScriptBudget {
  readonly bytes: number;
  readonly scripts: number;
}

/** The most that a page runs before it answers, by the route's pattern. */
export const SCRIPT_BUDGETS: Readonly<Record<string, ScriptBudget>> = {
  '/': { bytes: 879_000, scripts: 23 },
  '/promotions': { bytes: 975_000, scripts: 25 },
  '/lottery': { bytes: 923_000, scripts: 24 },
  '/member/deposit': { bytes: 931_000, scripts: 27 },
};

/** Compressed bytes of the entry of a remote. */
export const entryBytes = ({ release, folder }: StoredRelease): number =>
  compressedSize(path.join(folder, release.entry));

/** Compressed bytes of some contributions of a release, each file once. */
export function contributionBytes(stored: StoredRelease, ids: readonly string[]): number {
  return sumOf(contributionFiles(stored, ids), compressedSize);
}

/** Compressed bytes of scripts and styles that a member's first screen of a route takes, whatever the brand. */
export function pageBytes(shell: StoredRelease, remotes: readonly StoredRelease[], pattern: string): number {
  return sumOf(pageFiles(shell, remotes, pattern), compressedSize);
}

/** What a member's first screen of a route runs before it answers, whatever the brand. */
export function pageScripts(shell: StoredRelease, remotes: readonly StoredRelease[], pattern: string): ScriptBudget {
  const scripts = pageFiles(shell, remotes, pattern).filter((file) => file.endsWith('.js'));
  return { bytes: sumOf(scripts, (file) => statSync(file).size), scripts: scripts.length };
}

const sumOf = (files: readonly string[], sizeOf: (file: string) => number): number =>
  files.reduce((sum, file) => sum + sizeOf(file), 0);

function contributionFiles({ release, folder }: StoredRelease, ids: readonly string[]): string[] {
  const assets = ids.flatMap((id) => release.assets[id] ?? []);
  const files = new Set(assets.flatMap(({ scripts, styles }) => [...scripts, ...styles]));
  return [...files].map((file) => path.join(folder, file));
}

function pageFiles(shell: StoredRelease, remotes: readonly StoredRelease[], pattern: string): string[] {
  const routes = remotes.flatMap(({ release }) => release.manifest?.routes ?? []);
  const slots = firstScreenSlots(pattern, routes.find((route) => route.pattern === pattern)?.frame);
  const visible = remotes.map((remote) => {
    const { manifest } = remote.release;
    const route = manifest?.routes.filter((candidate) => candidate.pattern === pattern) ?? [];
    const fillers = manifest?.slots.filter(({ slot }) => slots.includes(slot)) ?? [];
    return { remote, ids: [...route, ...fillers].map(({ id }) => id) };
  });
  const present = visible.filter(({ ids }) => ids.length > 0);
  const shared = present.flatMap(({ remote, ids }) => ids.flatMap((id) => remote.release.assets[id]?.shared ?? []));
  return [
    ...contributionFiles(shell, ['main', 'messages-en', ...shared]),
    ...present.flatMap(({ remote, ids }) => {
      const { assets, entry, manifest } = remote.release;
      const texts = messageChunks(assets, manifest ?? { slots: [] }, ids, FALLBACK_LANGUAGE);
      return [path.join(remote.folder, entry), ...contributionFiles(remote, [...ids, ...texts])];
    }),
  ];
}
