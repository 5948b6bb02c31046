import type pg from 'pg';
import type { Clock } from '../../../../platform/clock';
import { inTransaction } from '../../../../platform/database';
import type { OperatorRef } from '../../../../platform/http/visitor';
import type { Audit } from '../../../operators/audit/audit';
import { endImport, lockImport, readImport, readReportRows } from './import-repository';
import { insertGames, readCatalogueGames, retireGames, updateGames } from './catalogue-games-repository';
import { planOf } from './plan';

interface ApplyParts {
  readonly pool: pg.Pool;
  readonly audit: Audit;
  readonly clock: Clock;
}

interface ApplyRequest {
  readonly importId: string;
  readonly reason: string;
  readonly operator: OperatorRef;
  readonly requestId: string;
}

/**
 * Applies a report to the catalogue in one transaction. An outdated report is superseded.
 * @returns whether the catalogue has changed
 */
export function applyReport(
  { pool, audit, clock }: ApplyParts,
  { importId, reason, operator, requestId }: ApplyRequest,
): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    await lockImport(tx, importId);
    const record = await readImport(tx, importId);
    if (record?.state !== 'ready') return false;
    const at = clock.now();
    const games = await readCatalogueGames(tx, record.vendor_id);
    const plan = planOf(await readReportRows(tx, importId), record.vendor_id, games);
    if (!plan) {
      await endImport(tx, importId, 'superseded', at);
      return false;
    }
    await insertGames(tx, record.vendor_id, plan.added);
    await updateGames(tx, plan.changed);
    await retireGames(tx, plan.retired, at);
    await endImport(tx, importId, 'applied', at);
    await audit.record(
      {
        actor: { kind: 'operator', id: operator.id },
        action: 'games.imported',
        subject: `vendor:${record.vendor}`,
        reason,
        details: { importId, ...record.counts },
        requestId,
      },
      tx,
    );
    return true;
  });
}
