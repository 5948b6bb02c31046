import type { CallValue } from '@marquee/contract/calls/index';
import type { Query } from '../../platform/database';
import { readBrandRemotes, readVersions } from './repository';
import type { RemoteTelemetry } from './telemetry';

/** The remotes of a brand for operators: running and available versions, and load results of the last day. */
export async function listRemotes(
  query: Query,
  telemetry: RemoteTelemetry,
  brandId: number,
): Promise<CallValue<'remotes.list'>> {
  const entries = (await readBrandRemotes(query)).get(brandId) ?? [];
  const loads = await telemetry.lastDay(brandId);
  return Promise.all(
    entries.map(async ({ brandId: _, ...entry }) => ({
      ...entry,
      versions: (await readVersions(query, entry.remote)).map(({ version, registeredAt }) => ({
        version,
        registeredAt: registeredAt.toISOString(),
      })),
      loads: loads.filter(({ remote }) => remote === entry.remote).map(({ remote: _remote, ...counts }) => counts),
    })),
  );
}
