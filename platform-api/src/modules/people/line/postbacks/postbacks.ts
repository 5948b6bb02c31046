import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { PostbackEvent } from '@marquee/contract/postbacks';
import { inTransaction, type Queryable } from '../../../../platform/database';
import { Failure } from '../../../../platform/failure';
import type { BrandRef, MemberRef } from '../../../../platform/http/visitor';
import { offsetOf, pageOf } from '../../../../platform/paging';
import type { Platform } from '../../../../platform/platform';
import type { SecretBox } from '../../../../platform/secret-box';
import { newToken } from '../../../../platform/secrets';
import { createThrottle } from '../../../../platform/throttle';
import { isPostbackAddress } from './postback-address';
import {
  deleteOldDeliveries,
  findLink,
  insertDeliveries,
  insertTest,
  lockPostbacks,
  type QueuedRow,
  readDeliveries,
  readPostbacks,
  readQualified,
  readSecretSince,
  writePostback,
  writeSecret,
} from './postback-repository';

/** Calls to agents' own systems about what their links brought. */
export interface Postbacks {
  show(agent: MemberRef): Promise<CallValue<'agent.postbacks'>>;
  /** @throws Failure `not_found`, `conflict`, `postback_address_refused` */
  set(
    agent: MemberRef,
    brand: BrandRef,
    request: ParsedCallRequest<'agent.setPostback'>,
  ): Promise<CallValue<'agent.setPostback'>>;
  /** @throws Failure `too_many_requests` */
  renewSecret(agent: MemberRef): Promise<CallValue<'agent.renewPostbackSecret'>>;
  /** @throws Failure `not_found`, `too_many_requests` */
  test(agent: MemberRef, brand: BrandRef, request: ParsedCallRequest<'agent.testPostback'>): Promise<void>;
  deliveries(
    agent: MemberRef,
    page: ParsedCallRequest<'agent.postbackDeliveries'>,
  ): Promise<CallValue<'agent.postbackDeliveries'>>;
  /** Queues an event of members who registered by links, in the transaction of its cause, once for each member. */
  queue(tx: Queryable, event: Exclude<PostbackEvent, 'test'>, memberIds: readonly bigint[]): Promise<void>;
  /** Queues `qualified` for those who have deposited and become active. */
  queueQualified(tx: Queryable, memberIds: readonly bigint[]): Promise<void>;
  /** Forgets old deliveries. */
  sweep(): Promise<void>;
}

export const POSTBACK_JOB = 'line.postback';
/** To whom a secret belongs. */
export const secretOwner = (agentId: bigint) => `postback:${agentId}`;
/** Half of the workers stay free of receivers that are slow. */
const LANES = 2n;
export const jobOf = ({ id, agentId }: QueuedRow, attempt: number) => ({
  key: `${POSTBACK_JOB}:${id}:${attempt}`,
  queue: `${POSTBACK_JOB}:${agentId % LANES}`,
});

const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;
const TESTS_PER_HOUR = 20;

export function createPostbacks(
  { database: { pool }, clock, jobs }: Pick<Platform, 'database' | 'clock' | 'jobs'>,
  secrets: SecretBox,
): Postbacks {
  const tests = createThrottle(pool, { name: 'postback-test', windowMs: DAY_MS / 24 });
  const requireRoom = async (agentId: bigint) => {
    if ((await tests.add(String(agentId))) > TESTS_PER_HOUR) throw new Failure('too_many_requests');
  };
  const linkOf = async (db: Queryable, agentId: bigint, code: string | null) => {
    const id = code === null ? null : await findLink(db, agentId, code);
    if (code !== null && id === null) throw new Failure('not_found');
    return id;
  };
  const makeSecret = async (tx: Queryable, agentId: bigint) => {
    const secret = newToken();
    await writeSecret(tx, agentId, secrets.seal(secret, secretOwner(agentId)), clock.now());
    return secret;
  };
  const addJob = (tx: Queryable, row: QueuedRow) => jobs.add(tx, POSTBACK_JOB, { id: String(row.id) }, jobOf(row, 0));
  const queue = async (tx: Queryable, event: PostbackEvent, memberIds: readonly bigint[]) => {
    if (memberIds.length === 0) return;
    for (const row of await insertDeliveries(tx, { memberIds, event, at: clock.now() })) await addJob(tx, row);
  };

  return {
    async show({ id }) {
      const [addresses, since] = await Promise.all([readPostbacks(pool, id), readSecretSince(pool, id)]);
      return { addresses, secretSince: since?.toISOString() ?? null };
    },

    async set({ id: agentId }, { id: brandId }, { code, address, revision }) {
      if (address !== null && !isPostbackAddress(address)) throw new Failure('postback_address_refused');
      return inTransaction(pool, async (tx) => {
        await lockPostbacks(tx, agentId);
        const linkId = await linkOf(tx, agentId, code);
        if (!(await writePostback(tx, { brandId, agentId, linkId }, { address, revision })))
          throw new Failure('conflict');
        const isFirst = address !== null && (await readSecretSince(tx, agentId)) === null;
        return { secret: isFirst ? await makeSecret(tx, agentId) : null };
      });
    },

    async renewSecret({ id }) {
      await requireRoom(id);
      return { secret: await inTransaction(pool, (tx) => makeSecret(tx, id)) };
    },

    async test({ id: agentId }, { id: brandId }, { code }) {
      await requireRoom(agentId);
      await inTransaction(pool, async (tx) => {
        const linkId = await linkOf(tx, agentId, code);
        const row = await insertTest(tx, { brandId, agentId, linkId }, clock.now());
        if (!row) throw new Failure('not_found');
        await addJob(tx, row);
      });
    },

    async deliveries({ id }, page) {
      const { rows, total } = await readDeliveries(pool, id, { limit: page.pageSize, offset: offsetOf(page) });
      const content = rows.map(({ at, nextAt, ...row }) => ({
        ...row,
        at: at.toISOString(),
        nextAt: nextAt?.toISOString() ?? null,
      }));
      return pageOf(content, total, page);
    },

    queue,
    async queueQualified(tx, memberIds) {
      if (memberIds.length > 0) await queue(tx, 'qualified', await readQualified(tx, memberIds));
    },
    sweep: () => deleteOldDeliveries(pool, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)),
  };
}
