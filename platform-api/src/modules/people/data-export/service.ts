import { Readable } from 'node:stream';
import type { CallValue } from '@marquee/contract/calls/index';
import { fillText, readText } from '../../../messages/texts';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../platform/http/visitor';
import type { PersonalData } from '../../../platform/personal-data';
import type { Platform } from '../../../platform/platform';
import type { PublicIds } from '../../../platform/public-id';
import { createThrottle } from '../../../platform/throttle';
import type { Audit } from '../../operators/audit/audit';
import { byMember } from '../../operators/audit/by-member';
import type { BrandService } from '../../site/brand/service';
import { queueMessage } from '../messages/message-fact';
import { wordingLanguage } from '../messages/message-wording';
import type { RequirePassword } from '../sign-in/own-password';
import { writeArchive } from './export-archive';
import {
  beginRun,
  type ExportRow,
  failStaleExports,
  finishRun,
  insertExport,
  insertPart,
  readCurrentExport,
  readOwner,
  readPart,
  readReadyExport,
  removeExpiredArchives,
} from './repository';

/** An archive on its way to its member. */
export interface SentArchive {
  readonly fileName: string;
  readonly bytes: bigint;
  readonly content: Readable;
}

/** All that is held of a member, to take away. */
export interface DataExports {
  /** The member's newest export, null where there is none or its time is over. */
  current(member: MemberRef): Promise<CallValue<'security.dataExport'>>;
  /**
   * Begins to write an export in the background; while one is being written, or can be downloaded, there is no second.
   * @throws Failure `password_incorrect`, `too_many_requests`
   */
  request(
    member: MemberRef,
    brand: BrandRef,
    asked: { readonly password: string | undefined; readonly requestId: string },
  ): Promise<CallValue<'security.dataExport'>>;
  /** @throws Failure `not_found` for another member's too, and once its time is over */
  download(member: MemberRef, brand: BrandRef, publicId: string): Promise<SentArchive>;
  /** Removes archives whose time is over, and ends exports that could not be written. */
  sweep(): Promise<void>;
}

interface DataExportParts {
  readonly platform: Platform;
  readonly brands: Pick<BrandService, 'byId'>;
  readonly audit: Audit;
  readonly ids: PublicIds;
  readonly requirePassword: RequirePassword;
  /** What each module holds of a member. */
  readonly data: readonly PersonalData[];
  /** The member's own picture, a JPEG; null: none. */
  readonly readPicture: (memberId: bigint) => Promise<Buffer | null>;
}

/** Queued with the export. */
const EXPORT_TASK = 'member.data-export';
const HOUR_MS = 3_600_000;
const LIFETIME_MS = 24 * HOUR_MS;
/** One a day is what somebody needs; three forgive a mistake. */
const EXPORTS_PER_DAY = 3;

export function createDataExports({
  platform,
  brands,
  audit,
  ids,
  requirePassword,
  data,
  readPicture,
}: DataExportParts): DataExports {
  const { clock, config, jobs } = platform;
  const { pool } = platform.database;
  const requests = createThrottle(pool, { name: 'data-export', windowMs: LIFETIME_MS });
  const viewOf = (row: ExportRow | null): CallValue<'security.dataExport'> =>
    row && {
      exportId: ids.encode(row.id),
      state: row.state,
      requestedAt: row.requestedAt.toISOString(),
      expiresAt: row.expiresAt?.toISOString() ?? null,
      bytes: row.bytes === null ? null : Number(row.bytes),
    };
  const current = async ({ id }: MemberRef) => viewOf(await readCurrentExport(pool, id, clock.now()));

  async function explain(memberId: bigint, requestedAt: Date): Promise<string> {
    const { brandId, account, language } = await readOwner(pool, memberId);
    const brand = await brands.byId(brandId);
    const text = readText(wordingLanguage(brand, language), 'dataExport.about') ?? '';
    return fillText(text, { account, brand: brand.name, currency: brand.currency, at: requestedAt.toISOString() });
  }

  jobs.handle<{ exportId: string }>(EXPORT_TASK, async ({ exportId }) => {
    const id = BigInt(exportId);
    const begun = await beginRun(pool, id);
    if (!begun) return;
    const { run, memberId, requestedAt } = begun;
    const picture = await readPicture(memberId);
    const added = [
      { file: 'READ-ME.txt', content: Buffer.from(await explain(memberId, requestedAt)) },
      ...(picture ? [{ file: 'picture.jpg', content: picture }] : []),
    ];
    const keepPart = async (bytes: Buffer, number: number): Promise<void> => {
      if (!(await insertPart(pool, { id, run, number, bytes }))) throw new Error('another run writes this export');
    };
    const bytes = await inTransaction(
      pool,
      (client) => writeArchive(client, { memberId, data, added, keepPart }),
      'repeatable read',
    );
    await inTransaction(pool, async (tx) => {
      const finishedAt = clock.now();
      const expiresAt = new Date(finishedAt.getTime() + LIFETIME_MS);
      if (!(await finishRun(tx, { id, run, bytes, finishedAt, expiresAt }))) return;
      await queueMessage(tx, jobs, {
        memberId,
        template: 'data_export_ready',
        link: '/member?panel=data',
        key: `data-export:${exportId}`,
      });
    });
  });

  return {
    current,

    async request(member, brand, { password, requestId }) {
      await requirePassword(member, brand, password);
      const open = await current(member);
      if (open && open.state !== 'failed') return open;
      const key = String(member.id);
      if (config.rateLimits && (await requests.count(key)) >= EXPORTS_PER_DAY) throw new Failure('too_many_requests');
      const isBegun = await inTransaction(pool, async (tx) => {
        const id = await insertExport(tx, { memberId: member.id, brandId: brand.id, now: clock.now() });
        if (id === null) return false;
        await jobs.add(tx, EXPORT_TASK, { exportId: String(id) }, { key: `${EXPORT_TASK}:${id}` });
        const entry = { ...byMember(member, brand.id), action: 'member.data-export-requested', requestId };
        await audit.record(entry, tx);
        return true;
      });
      // Requests of several pages at once count as the one export that they bring about.
      if (isBegun) await requests.add(key);
      return current(member);
    },

    async download(member, brand, publicId) {
      const id = ids.decode(publicId);
      const found = id === null ? null : await readReadyExport(pool, { id, memberId: member.id, now: clock.now() });
      if (id === null || !found) throw new Failure('not_found');
      const { run, bytes, requestedAt } = found;
      const day = requestedAt.toISOString().slice(0, 10);
      return {
        fileName: `${brand.code}-${member.publicId}-${day}.zip`,
        bytes,
        content: Readable.from(partsOf(id, run), { objectMode: false }),
      };
    },

    async sweep() {
      const now = clock.now();
      await removeExpiredArchives(pool, now);
      await failStaleExports(pool, new Date(now.getTime() - LIFETIME_MS), now);
    },
  };

  async function* partsOf(id: bigint, run: number): AsyncIterable<Buffer> {
    for (let number = 0; ; number += 1) {
      const bytes = await readPart(pool, { id, run, number });
      if (!bytes) return;
      yield bytes;
    }
  }
}
