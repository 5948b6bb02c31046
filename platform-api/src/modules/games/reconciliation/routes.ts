import type { On } from '../../../platform/http/call-registrar';
import type { ReconciliationQueue } from './queue-service';
import type { PayoutReview } from './payout-review-service';
import type { IncompleteRounds } from './rounds-service';

/** The operators' calls of reconciliation. */
export function reconciliationRoutes(
  on: On,
  queue: ReconciliationQueue,
  rounds: IncompleteRounds,
  payouts: PayoutReview,
): void {
  on('reconciliation.items', (input, caller) => queue.items(caller, input));
  on('reconciliation.resolve', async ({ itemId, reason }, caller) => {
    await queue.resolve(caller, itemId, reason);
    return null;
  });
  on('reconciliation.runs', (input, caller) => queue.runs(caller, input));
  on('reconciliation.run', async ({ vendor, day }, caller) => {
    await queue.run(caller, vendor, day);
    return null;
  });
  on('incompleteRounds.list', (input, caller) => rounds.list(caller, input));
  on('incompleteRounds.resume', ({ betId, reason }, caller) => rounds.resume(caller, betId, reason));
  on('incompleteRounds.refund', async ({ betId, reason }, caller) => {
    await rounds.refund(caller, betId, reason);
    return null;
  });
  on('payoutReview.list', (input, caller) => payouts.list(caller, input));
  on('payoutReview.pay', async ({ payoutId, reason }, caller) => {
    await payouts.pay(caller, payoutId, reason);
    return null;
  });
  on('payoutReview.refuse', async ({ payoutId, reason }, caller) => {
    await payouts.refuse(caller, payoutId, reason);
    return null;
  });
}
