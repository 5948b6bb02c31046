import type { On } from '../../../platform/http/call-registrar';
import type { Settlement } from './service';

export function settlementRoutes(
  on: On,
  { own, runs, trials, adjustments, holds, ownDisputes, disputes }: Settlement,
): void {
  on('agent.bills', (request, caller) => own.list(caller, request));
  on('agent.bill', ({ id }, caller) => own.show(caller, id));
  on('agent.payBills', (_request, caller) => own.payNow(caller));
  on('agent.debt', (_request, caller) => own.debt(caller));
  on('agent.income', (request, caller) => own.income(caller, request));
  on('agent.contractPreview', (request, caller) => trials.preview(caller, request));
  on('agent.whatIf', (request, caller) => trials.whatIf(caller, request));
  on('agentContracts.whatIf', (request, caller) => trials.whatIfOf(caller, request));
  on('agent.disputeBill', (request, caller) => ownDisputes.make(caller, request));
  on('agent.withdrawDispute', (request, caller) => ownDisputes.withdraw(caller, request));
  on('agentDisputes.list', (request, caller) => disputes.list(caller, request));
  on('agentDisputes.show', (request, caller) => disputes.show(caller, request));
  on('agentDisputes.answer', (request, caller) => disputes.answer(caller, request));
  on('agentRuns.list', (request, caller) => runs.list(caller, request));
  on('agentRuns.show', (request, caller) => runs.show(caller, request));
  on('agentRuns.preview', (request, caller) => runs.preview(caller, request));
  on('agentRuns.recompute', (request, caller) => runs.recompute(caller, request));
  on('agentRuns.propose', (request, caller) => runs.propose(caller, request));
  on('agentAdjustments.propose', (request, caller) => adjustments.propose(caller, request));
  on('agentAdjustments.list', (request, caller) => adjustments.list(caller, request));
  on('agentHolds.place', (request, caller) => holds.place(caller, request));
  on('agentHolds.list', (request, caller) => holds.list(caller, request));
  on('agentHolds.proposeRelease', (request, caller) => holds.proposeRelease(caller, request));
}
