import { type BootDocument, reportedReleases } from '../../../shared/contract/src/boot';
import type { CallRequest } from '../../../shared/contract/src/calls/index';
import { send } from '../../support/send';

type Outcome = CallRequest<'remotes.report'>['reports'][number]['outcome'];

/** A page that somebody opened without a browser. */
export interface SimulatedPage {
  readonly html: string;
  readonly boot: BootDocument;
  /** Reports outcomes of a remote's release, as the page's own script does. */
  report(remote: string, outcomes: readonly Outcome[]): Promise<void>;
}

/** Who opens it: the share of canaries goes by the bucket, limits go by the address. */
export interface SimulatedVisitor {
  readonly bucket: number;
  readonly from?: string;
}

const BOOT = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/;

/** Opens a page of a brand in English. */
export async function openSimulated(
  brand: string,
  { bucket, from }: SimulatedVisitor,
  path = '/',
): Promise<SimulatedPage> {
  const origin = from === undefined ? {} : { from };
  const { text: html } = await send(brand, path, { cookie: `mq_bucket=${bucket}; mq_lang=en`, ...origin });
  const boot = JSON.parse(BOOT.exec(html)?.[1] ?? 'null') as BootDocument;
  return {
    html,
    boot,
    async report(remote, outcomes) {
      const version = servedVersion(boot, remote) ?? '';
      const reports = outcomes.map((outcome) => ({ remote, version, outcome, durationMs: 150 }));
      await sendReports(brand, { token: boot.telemetry ?? '', releases: reportedReleases(boot), reports }, from);
    },
  };
}

export const servedVersion = ({ remotes }: BootDocument, remote: string): string | undefined =>
  remotes.find(({ name }) => name === remote)?.release.version;

/** Whether the page could come to run a release: as its own, or as the one that it falls back on. */
export const names = ({ remotes }: BootDocument, remote: string, version: string): boolean =>
  remotes.some(
    ({ name, release, fallback }) => name === remote && (release.version === version || fallback?.version === version),
  );

export async function sendReports(
  brand: string,
  body: CallRequest<'remotes.report'>,
  from = '127.0.0.1',
): Promise<void> {
  await send(brand, '/wps/remotes/telemetry', { body, from });
}
