import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A library that exists once per page: the shell provides it, remotes use the shell's copy. */
export interface SharedLibrary {
  /** What a remote imports. */
  readonly key: string;
  /** The shell shares only what its facade of this name re-exports (`host-shell/src/facades/<facade>.ts`). */
  readonly facade?: string;
  /**
   * Chunk of the shell in which it is, fetched with the contributions that need it (`host-shell/src/federation/late-shares.ts`).
   * Without one it is part of the shell's first script.
   */
  readonly chunk?: string;
}

/** The design system's parts that the first screen does without, by the chunk they share. */
const UI_CHUNKS: Readonly<Record<string, readonly string[]>> = {
  'ui-amount-control': ['amount-control'],
  'ui-choice': ['choice'],
  'ui-forms': ['copy-field', 'date-range', 'field', 'form', 'select', 'upload'],
  'ui-records': ['flyout', 'page', 'record', 'table'],
  'ui-dialogs': ['dialog', 'dialog-frame', 'drawer', 'popup-history'],
  'ui-layout': ['frame-menu', 'layout'],
  'ui-menu': ['menu'],
  'ui-menu-icon': ['menu-icon'],
  'ui-popover': ['popover'],
  'ui-tabs': ['tabs'],
  'ui-tooltip': ['tooltip'],
  'ui-cards': ['cards'],
  'ui-chat': ['chat'],
  'ui-chart': ['chart'],
  'ui-countdown': ['countdown', 'progress'],
  'ui-jackpot': ['jackpot'],
  'ui-notices': ['notice-marquee'],
  'ui-qr-code': ['qr-code'],
  'ui-search': ['search-field'],
  'ui-slide-show': ['slide-show'],
};

const uiParts = Object.entries(UI_CHUNKS).flatMap(([chunk, parts]) =>
  parts.map((part): SharedLibrary => ({ key: `@marquee/ui/${part}`, chunk })),
);

/** Changing a line here changes what every remote may import: see `shared-once.ts`. */
export const SHARED_LIBRARIES: readonly SharedLibrary[] = [
  { key: 'react' },
  { key: 'react/jsx-runtime' },
  { key: 'react/jsx-dev-runtime' },
  { key: 'react-dom' },
  { key: 'react-dom/client' },
  { key: 'react-router-dom', facade: 'react-router-dom' },
  { key: '@tanstack/react-query', facade: 'react-query' },
  { key: 'i18next', facade: 'i18next' },
  { key: 'react-i18next', facade: 'react-i18next' },
  { key: 'zustand', facade: 'zustand' },
  { key: '@marquee/kit' },
  { key: '@marquee/kit/passkeys', chunk: 'passkeys' },
  { key: '@marquee/ui' },
  ...uiParts,
  { key: 'react-hook-form', chunk: 'react-hook-form' },
  { key: 'dompurify', chunk: 'dompurify' },
];

/** Package of a share key: `@marquee/ui/field` is part of `@marquee/ui`. */
export function packageNameOf(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Version of a dependency as installed for the app in `folder`. */
export function installedVersion(folder: string, packageName: string): string {
  const file = join(folder, 'node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Shared libraries the app in `folder` depends on, with the versions it was built against. */
export function sharedVersions(folder: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const names = new Set(SHARED_LIBRARIES.map(({ key }) => packageNameOf(key)));
  const used = Object.keys(manifest.dependencies ?? {}).filter((name) => names.has(name));
  return Object.fromEntries(used.sort().map((name) => [name, installedVersion(folder, name)]));
}
