import type { Platform } from '../../../platform/platform';
import type { DefineProposals } from '../../operators/proposals/service';
import type { BrandService } from '../../site/brand/service';
import type { LedgerService } from '../ledger/service';
import type { Audit } from '../../operators/audit/audit';
import { createAdjustments } from './adjustments';
import { createAgentBills } from './agent-bills';
import { handleBillMessages } from './bill-messages';
import { createContractTrials } from './contract-trials';
import { createBillDisputes } from './disputes';
import { createDisputesAdmin } from './disputes-admin';
import { createHolds } from './holds';
import { createPayBills } from './pay-bills';
import { createRunsAdmin } from './runs-admin';
import { createSettlePeriods } from './settle-periods';

export interface SettlementParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'bus' | 'jobs'>;
  readonly brands: BrandService;
  readonly ledger: LedgerService;
  readonly proposals: DefineProposals;
  readonly audit: Audit;
}

/** Settlement of agents' contracts: runs, bills, payments, and what agents and operators see of them. */
export function createSettlement(parts: SettlementParts) {
  handleBillMessages(parts.platform);
  const pay = createPayBills(parts);
  const adjustments = createAdjustments(parts);
  const ownDisputes = createBillDisputes(parts.platform);
  const makeRuns = createSettlePeriods(parts);
  return {
    /** Makes the runs of periods that are over and pays what is approved and owed. Any number of processes may do it. */
    async work(): Promise<void> {
      // What is approved is paid, whatever became of new runs.
      try {
        await makeRuns();
      } finally {
        await pay.payDue();
      }
    },
    own: createAgentBills({ ...parts, pay, disputes: ownDisputes }),
    ownDisputes,
    disputes: createDisputesAdmin({ ...parts, adjustments }),
    trials: createContractTrials(parts),
    runs: createRunsAdmin(parts),
    adjustments,
    holds: createHolds(parts),
  };
}

export type Settlement = ReturnType<typeof createSettlement>;
