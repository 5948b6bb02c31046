import { randomUUID } from 'node:crypto';
import { isPositive } from '@marquee/contract/amount';
import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { MissionChange, MissionTerms } from '@marquee/contract/calls/missions-admin';
import { formatAmount } from '@marquee/contract/money';
import { dayOf } from '../../../../platform/brand-days';
import { inTransaction, type Queryable } from '../../../../platform/database';
import { enteredAmount } from '../../../../platform/entered-amount';
import { Failure, fieldFailure } from '../../../../platform/failure';
import type { Platform } from '../../../../platform/platform';
import type { Brand } from '../../../site/brand/brand';
import type { BrandService } from '../../../site/brand/service';
import { operatedBrand } from '../../../operators/rights/operated-brand';
import type { Audit } from '../../../operators/audit/audit';
import { canSeeBrand, requireRight } from '../../../operators/rights/rights';
import type { OperatorCaller } from '../../../operators/audit/operator-caller';
import { adminMission, changeDay, dayAfter, storedTerms } from './mission-terms';
import {
  type ChangeRow,
  type ChangeTerms,
  countFamily,
  endMission,
  insertChange,
  lockOpenMission,
  readChange,
  readChanges,
  readMinimum,
  readMissionsOn,
  writeChangeDecision,
  writeMinimum,
  writeMission,
} from './repository';

interface MissionsAdminParts {
  readonly platform: Pick<Platform, 'database' | 'clock'>;
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
  readonly audit: Audit;
}

/** Changes that the list shows. */
const SHOWN_CHANGES = 50;

/** Missions as operators change them. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createMissionsAdmin({ platform, brands, audit }: MissionsAdminParts) {
  const { pool } = platform.database;
  const todayOf = ({ offsetMinutes }: Brand) => dayOf(platform.clock.now(), offsetMinutes);

  async function answer(id: string): Promise<MissionChange> {
    const row = await readChange(pool, id);
    if (!row) throw new Error(`a change of missions ${id} was not stored`);
    return changeView(row, (await brands.byId(row.brandId)).code);
  }

  return {
    async list({ operator }: OperatorCaller, code: string): Promise<CallValue<'missionsAdmin.list'>> {
      const brand = await operatedBrand(brands, operator, 'cashier', code);
      const today = todayOf(brand);
      const [missions, minimum, changes] = await Promise.all([
        readMissionsOn(pool, brand.id, today),
        readMinimum(pool, brand.id, today),
        readChanges(pool, brand.id, SHOWN_CHANGES),
      ]);
      // A chain names families; operators see the row that is on now.
      const open = new Map(missions.flatMap(({ family, id, untilDay }) => (untilDay === null ? [[family, id]] : [])));
      const shown = missions.map((mission) =>
        adminMission({ ...mission, after: mission.after && (open.get(mission.after) ?? mission.after) }),
      );
      return {
        ...{ currency: brand.currency, minimumStake: formatAmount(minimum), missions: shown },
        changes: changes.map((row) => changeView(row, brand.code)),
      };
    },

    /** @throws Failure `mission_not_found`, `amount_invalid`, `proposal_waiting`, `idempotency_key_reused`, `validation_failed` */
    async propose(caller: OperatorCaller, request: ParsedCallRequest<'missionsAdmin.propose'>): Promise<MissionChange> {
      const { changeId: id, kind, reason } = request;
      const brand = await operatedBrand(brands, caller.operator, 'cashier', request.brand);
      const missionId = kind === 'change' || kind === 'end' ? request.missionId : null;
      const change = { id, brandId: brand.id, kind, missionId, reason, proposedBy: caller.operator.id };
      const terms = termsOf(request);
      await inTransaction(pool, async (tx) => {
        await requireFit(tx, brand, missionId, terms);
        const outcome = await insertChange(tx, { ...change, terms }, platform.clock.now());
        if (outcome === 'waiting') throw new Failure('proposal_waiting');
        if (outcome === 'conflict') throw new Failure('idempotency_key_reused');
        const row = await readChange(tx, id);
        if (row && outcome === 'new') await audit.record(changeEntry(caller, row, 'proposed', null), tx);
      });
      return answer(id);
    },

    /** @throws Failure `not_found`, `proposal_decided`, `approved_before` */
    async decide(
      caller: OperatorCaller,
      { changeId: id, approve }: ParsedCallRequest<'missionsAdmin.decide'>,
    ): Promise<MissionChange> {
      const { operator } = caller;
      requireRight(operator, 'cashier');
      await inTransaction(pool, async (tx) => {
        const row = await readChange(tx, id, true);
        if (!row || !canSeeBrand(operator, row.brandId)) throw new Failure('not_found');
        if (row.state !== 'waiting') throw new Failure('proposal_decided');
        if (approve && row.proposedBy === operator.id) throw new Failure('approved_before');
        const today = todayOf(await brands.byId(row.brandId));
        const fromDay = approve ? await apply(tx, row, today) : null;
        await writeChangeDecision(tx, id, { fromDay, operatorId: operator.id, at: platform.clock.now() });
        await audit.record(changeEntry(caller, row, approve ? 'approved' : 'refused', fromDay), tx);
      });
      return answer(id);
    },
  };
}

/** The audit entry of a step of a change. */
const changeEntry = (caller: OperatorCaller, change: ChangeRow, step: string, fromDay: string | null) => ({
  ...{
    actor: { kind: 'operator', id: caller.operator.id } as const,
    requestId: caller.requestId,
    brandId: change.brandId,
  },
  ...{ action: `missions.change-${step}`, subject: `mission-change:${change.id}`, reason: change.reason },
  details: { kind: change.kind, mission: change.missionId, terms: change.terms, fromDay },
});

export type MissionsAdmin = ReturnType<typeof createMissionsAdmin>;

/** @throws Failure `mission_not_found`, `validation_failed` */
async function requireFit(tx: Queryable, brand: Brand, missionId: string | null, terms: ChangeTerms): Promise<void> {
  const mission = missionId === null ? null : await lockOpenMission(tx, brand.id, missionId);
  if (missionId !== null && !mission) throw new Failure('mission_not_found');
  if (!terms || 'stake' in terms) return;
  // Whoever has claimed it would claim it once more.
  if (mission && (mission.period === 'once' || mission.period !== terms.period))
    throw fieldFailure({ path: 'terms.period', messageKey: 'fixed' });
  if (terms.after === null) return;
  const before = await lockOpenMission(tx, brand.id, terms.after);
  if (
    !before ||
    before.period !== terms.period ||
    before.family === mission?.family ||
    before.after === mission?.family
  )
    throw fieldFailure({ path: 'terms.after', messageKey: 'unknown_mission' });
}

/** @throws Failure `amount_invalid` */
function termsOf(request: ParsedCallRequest<'missionsAdmin.propose'>): ChangeTerms {
  if (request.kind === 'end') return null;
  if (request.kind === 'minimum') {
    const { minimumStake } = request;
    return { stake: String(isPositive(minimumStake) ? enteredAmount(minimumStake) : 0n) };
  }
  storedTerms(request.terms, { id: '', family: '', fromDay: '' });
  return request.terms;
}

/** Writes what the change says. @returns the business day from which it counts */
async function apply(tx: Queryable, { brandId, kind, missionId, terms }: ChangeRow, today: string): Promise<string> {
  if (terms && 'stake' in terms) {
    await writeMinimum(tx, brandId, dayAfter(today), BigInt(terms.stake));
    return dayAfter(today);
  }
  const mission = missionId === null ? null : await lockOpenMission(tx, brandId, missionId);
  if (missionId !== null && !mission) throw new Failure('mission_not_found');
  const period = mission?.period ?? (terms as MissionTerms).period;
  const fromDay = kind === 'new' ? dayAfter(today) : changeDay(period, today);
  if (mission) await endMission(tx, brandId, mission.id, dayAfter(fromDay, -1));
  if (terms) {
    const id = mission ? await nextId(tx, brandId, mission.family) : `m-${randomUUID().slice(0, 8)}`;
    const after = terms.after === null ? null : ((await lockOpenMission(tx, brandId, terms.after))?.family ?? null);
    await writeMission(tx, brandId, { ...storedTerms(terms, { id, family: mission?.family ?? id, fromDay }), after });
  }
  return fromDay;
}

/** The id of the next row of a family, such as `daily-rounds-2`. */
const nextId = async (tx: Queryable, brandId: number, family: string): Promise<string> =>
  `${family.slice(0, 26)}-${(await countFamily(tx, brandId, family)) + 1}`;

function changeView(row: ChangeRow, brand: string): MissionChange {
  const { id, kind, missionId, terms, state, fromDay, reason, proposedByName, proposedAt, decidedByName } = row;
  const isMinimum = terms !== null && 'stake' in terms;
  return {
    ...{ changeId: id, brand, kind, missionId, state, fromDay, reason, proposedBy: proposedByName },
    terms: isMinimum ? null : terms,
    minimumStake: isMinimum ? formatAmount(BigInt(terms.stake)) : null,
    ...{ proposedAt: proposedAt.toISOString(), decidedBy: decidedByName },
  };
}
