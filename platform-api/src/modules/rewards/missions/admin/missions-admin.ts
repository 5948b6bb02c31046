import { randomUUID } from 'node:crypto';
import { isPositive } from '@marquee/contract/amount';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { MissionTerms } from '@marquee/contract/calls/missions-admin';
import type { Proposal } from '@marquee/contract/calls/proposals';
import { formatAmount } from '@marquee/contract/money';
import { dayOf } from '../../../../platform/brand-days';
import type { Queryable } from '../../../../platform/database';
import { enteredAmount } from '../../../../platform/entered-amount';
import { Failure, fieldFailure } from '../../../../platform/failure';
import type { Platform } from '../../../../platform/platform';
import type { OperatorCaller } from '../../../operators/audit/operator-caller';
import { AUDIT_WORDS, type DefineProposals } from '../../../operators/proposals/kind';
import { operatedBrand } from '../../../operators/rights/operated-brand';
import type { BrandService } from '../../../site/brand/service';
import { type MissionChange, missionChangeSchema, missionFacts } from './mission-change';
import { adminMission, changeDay, dayAfter, storedTerms } from './mission-terms';
import {
  countFamily,
  endMission,
  lockOpenMission,
  readMinimum,
  readMissionsOn,
  readOpenMission,
  writeMinimum,
  writeMission,
} from './repository';

interface MissionsAdminParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly brands: Pick<BrandService, 'all'>;
  readonly proposals: DefineProposals;
}

const RIGHT = 'cashier';

/** Missions as operators change them. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createMissionsAdmin({ platform, brands, proposals }: MissionsAdminParts) {
  const { pool } = platform.database;
  const propose = proposals.define<MissionChange>({
    kind: 'mission-change',
    schema: missionChangeSchema,
    rights: { propose: RIGHT, decide: RIGHT },
    // A mission is never changed in place, so that its id is its revision; without one a change has nothing before it.
    async current(db, { brandId, subject: missionId }) {
      const mission = await readOpenMission(db, Number(brandId), missionId);
      if (!mission) return null;
      return { revision: missionId, body: { kind: 'change', missionId, terms: adminMission(mission).terms } };
    },
    async lock(tx, { brandId, subject: missionId }) {
      await lockOpenMission(tx, Number(brandId), missionId);
    },
    validate: (tx, { brandId, body }) => requireFit(tx, Number(brandId), body),
    facts: (change, { brand }) => missionFacts(change, brand?.currency ?? ''),
    async onApproved(tx, { brand, body, at }) {
      if (!brand) throw new Error('a mission belongs to a brand');
      return { fromDay: await apply(tx, brand.id, body, dayOf(at, brand.offsetMinutes)) };
    },
    entry: (step, { id, body }, { result }) => ({
      action: `missions.change-${AUDIT_WORDS[step]}`,
      subject: `mission-change:${id}`,
      details: { ...body, fromDay: result?.fromDay ?? null },
    }),
  });

  return {
    async list({ operator }: OperatorCaller, code: string): Promise<CallValue<'missionsAdmin.list'>> {
      const brand = await operatedBrand(brands, operator, RIGHT, code);
      const today = dayOf(platform.clock.now(), brand.offsetMinutes);
      const [missions, minimum] = await Promise.all([
        readMissionsOn(pool, brand.id, today),
        readMinimum(pool, brand.id, today),
      ]);
      // A chain names families; operators see the row that is on now.
      const open = new Map(missions.flatMap(({ family, id, untilDay }) => (untilDay === null ? [[family, id]] : [])));
      const shown = missions.map((mission) => ({
        ...adminMission({ ...mission, after: mission.after && (open.get(mission.after) ?? mission.after) }),
        claims: mission.claims,
      }));
      return { currency: brand.currency, minimumStake: formatAmount(minimum), missions: shown };
    },

    /** @throws Failure `mission_not_found`, `amount_invalid`, `proposal_waiting`, `idempotency_key_reused`, `validation_failed` */
    async propose(caller: OperatorCaller, request: ParsedCallRequest<'missionsAdmin.propose'>): Promise<Proposal> {
      const { changeId: id, reason } = request;
      const brand = await operatedBrand(brands, caller.operator, RIGHT, request.brand);
      const body = changeOf(request);
      const subject = 'missionId' in body ? body.missionId : id;
      return propose(caller, { id, brand, subject, body, reason });
    },
  };
}

export type MissionsAdmin = ReturnType<typeof createMissionsAdmin>;

/** @throws Failure `mission_not_found`, `validation_failed` */
async function requireFit(tx: Queryable, brandId: number, change: MissionChange): Promise<void> {
  const mission = 'missionId' in change ? await lockOpenMission(tx, brandId, change.missionId) : null;
  if ('missionId' in change && !mission) throw new Failure('mission_not_found');
  if (!('terms' in change)) return;
  const { terms } = change;
  // Members who have claimed it would claim it once more.
  if (mission && (mission.period === 'once' || mission.period !== terms.period))
    throw fieldFailure({ path: 'terms.period', messageKey: 'fixed' });
  if (terms.after === null) return;
  const before = await lockOpenMission(tx, brandId, terms.after);
  if (
    !before ||
    before.period !== terms.period ||
    before.family === mission?.family ||
    before.after === mission?.family
  )
    throw fieldFailure({ path: 'terms.after', messageKey: 'unknown_mission' });
}

/** @throws Failure `amount_invalid` */
function changeOf(request: ParsedCallRequest<'missionsAdmin.propose'>): MissionChange {
  const { kind } = request;
  if (kind === 'end') return { kind, missionId: request.missionId };
  if (kind === 'minimum') {
    const { minimumStake } = request;
    return { kind, stake: String(isPositive(minimumStake) ? enteredAmount(minimumStake) : 0n) };
  }
  const { terms } = request;
  storedTerms(terms, { id: '', family: '', fromDay: '' });
  return kind === 'new' ? { kind, terms } : { kind, missionId: request.missionId, terms };
}

/** Writes what the change says. @returns the business day from which it counts */
async function apply(tx: Queryable, brandId: number, change: MissionChange, today: string): Promise<string> {
  if (change.kind === 'minimum') {
    await writeMinimum(tx, brandId, dayAfter(today), BigInt(change.stake));
    return dayAfter(today);
  }
  if (change.kind === 'new') {
    const fromDay = dayAfter(today);
    const id = `m-${randomUUID().slice(0, 8)}`;
    await writeTerms(tx, brandId, change.terms, { id, family: id, fromDay });
    return fromDay;
  }
  const mission = await lockOpenMission(tx, brandId, change.missionId);
  if (!mission) throw new Failure('mission_not_found');
  const fromDay = changeDay(mission.period, today);
  await endMission(tx, brandId, mission.id, dayAfter(fromDay, -1));
  if (change.kind === 'change') {
    const id = await nextId(tx, brandId, mission.family);
    await writeTerms(tx, brandId, change.terms, { id, family: mission.family, fromDay });
  }
  return fromDay;
}

async function writeTerms(
  tx: Queryable,
  brandId: number,
  terms: MissionTerms,
  names: Parameters<typeof storedTerms>[1],
): Promise<void> {
  const after = terms.after === null ? null : ((await lockOpenMission(tx, brandId, terms.after))?.family ?? null);
  await writeMission(tx, brandId, { ...storedTerms(terms, names), after });
}

/** The id of the next row of a family, such as `daily-rounds-2`. */
const nextId = async (tx: Queryable, brandId: number, family: string): Promise<string> =>
  `${family.slice(0, 26)}-${(await countFamily(tx, brandId, family)) + 1}`;
