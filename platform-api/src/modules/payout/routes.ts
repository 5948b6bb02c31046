import { Failure } from '../../platform/failure';
import type { CallContext } from '../../platform/http/call-context';
import type { On } from '../../platform/http/call-registrar';
import type { BrandService } from '../brand/service';
import type { DeskCaller, Decisions } from './decisions';
import type { WithdrawalDesk } from './desk-service';
import type { MemberWithdrawals } from './member-service';
import type { WithdrawalRequests } from './request-service';

export function withdrawalRoutes(on: On, requests: WithdrawalRequests, withdrawals: MemberWithdrawals): void {
  on('withdrawal.terms', (_input, context) => requests.terms(context));
  on('withdrawal.request', (input, context) => requests.request(input, context.idempotencyKey, context));
  on('withdrawal.byId', ({ withdrawalId }, context) => withdrawals.byId(withdrawalId, context));
  on('withdrawal.list', (input, context) => withdrawals.list(input, context));
  on('withdrawal.received', ({ withdrawalId }, context) => withdrawals.received(withdrawalId, context));
  on('withdrawal.notReceived', (input, context) => withdrawals.notReceived(input, context));
  on('withdrawal.partiallyReceived', (input, context) => withdrawals.partiallyReceived(input, context));
}

export function withdrawalDeskRoutes(on: On, brands: BrandService, desk: WithdrawalDesk, decisions: Decisions): void {
  const brandIdOf = async (code: string): Promise<number> => {
    const found = (await brands.all()).find((brand) => brand.code === code);
    if (!found) throw new Failure('not_found');
    return found.id;
  };
  const callerOf = ({ operator, requestId }: CallContext<'operator'>): DeskCaller => ({ operator, requestId });
  const shown = (id: string, context: CallContext<'operator'>) => desk.detail(callerOf(context), id, context.language);

  on('withdrawalDesk.queue', async ({ brand, ...request }, context) => {
    const brandId = brand === undefined ? null : await brandIdOf(brand);
    return desk.queue(callerOf(context), { ...request, brandId }, context.language);
  });
  on('withdrawalDesk.detail', ({ withdrawalId }, context) => shown(withdrawalId, context));
  on('withdrawalDesk.approve', async ({ withdrawalId }, context) => {
    await decisions.approve(callerOf(context), withdrawalId);
    return shown(withdrawalId, context);
  });
  on('withdrawalDesk.reject', async ({ withdrawalId, reason }, context) => {
    await decisions.reject(callerOf(context), withdrawalId, reason);
    return shown(withdrawalId, context);
  });
  on('withdrawalDesk.disburse', async ({ withdrawalId, reason }, context) => {
    await decisions.disburse(callerOf(context), withdrawalId, reason);
    return shown(withdrawalId, context);
  });
  on('withdrawalDesk.return', async ({ withdrawalId, reason }, context) => {
    await decisions.giveBack(callerOf(context), withdrawalId, reason);
    return shown(withdrawalId, context);
  });
  on('withdrawalDesk.forceReceipt', async ({ withdrawalId, reason }, context) => {
    await decisions.forceReceipt(callerOf(context), withdrawalId, reason);
    return shown(withdrawalId, context);
  });
  on('withdrawalDesk.resetPassword', async ({ brand, account, reason }, context) => {
    await desk.resetPassword(callerOf(context), { brandId: await brandIdOf(brand), account }, reason);
    return null;
  });
}
