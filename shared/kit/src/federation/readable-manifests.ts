import type { BootDocument, BootRemote } from '@marquee/contract/boot';
import type { ReportRemote } from './telemetry';

/** Fields of each list of a manifest without which the page cannot be drawn. */
const TEXTS = {
  routes: ['id', 'pattern'],
  slots: ['id', 'slot'],
  menu: ['id', 'place', 'to', 'labelKey'],
  modals: ['id'],
} as const;

/**
 * The document without remotes whose manifest cannot be read: one that slipped through every check loses the remote, not the page.
 * Checked by hand because the schema library is not part of the first screen.
 */
export function withReadableManifests(boot: BootDocument, report: ReportRemote): BootDocument {
  const remotes = boot.remotes.filter((remote) => {
    if (isReadable(remote.manifest)) return true;
    const { name, release } = remote;
    report({
      remote: name,
      version: release.version,
      outcome: 'failed',
      phase: 'manifest',
      reason: 'missing',
      durationMs: 0,
    });
    return false;
  });
  return remotes.length === boot.remotes.length ? boot : { ...boot, remotes };
}

function isReadable(manifest: Partial<BootRemote['manifest']> | null): boolean {
  return Object.entries(TEXTS).every(([list, fields]) => {
    const items: unknown = manifest?.[list as keyof typeof TEXTS];
    return Array.isArray(items) && (items as Item[]).every((item) => hasTexts(item, fields));
  });
}

type Item = Readonly<Record<string, unknown>> | null;

function hasTexts(item: Item, fields: readonly string[]): boolean {
  return fields.every((field) => typeof item?.[field] === 'string');
}
