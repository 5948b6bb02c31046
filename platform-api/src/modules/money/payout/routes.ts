import type { CallContext } from '../../../platform/http/call-context';
import type { On } from '../../../platform/http/call-registrar';
import type { BrandService } from '../../site/brand/service';
import { operatedBrand } from '../../operators/rights/operated-brand';
import type { AdminCaller, WithdrawalDecisions } from './withdrawal-decisions';
import type { WithdrawalAdmin } from './admin-service';
import type { MemberWithdrawals } from './member-service';
import type { WithdrawalRequests } from './request-service';

export function withdrawalRoutes(on: On, requests: WithdrawalRequests, withdrawals: MemberWithdrawals): void {
  on('withdrawal.terms', (_input, context) => requests.terms(context));
  on('withdrawal.request', (input, context) => requests.request(input, context.idempotencyKey, context));
  on('withdrawal.byId', ({ withdrawalId }, context) => withdrawals.byId(withdrawalId, context));
  on('withdrawal.list', (input, context) => withdrawals.list(input, context));
  on('withdrawal.cancel', ({ withdrawalId }, context) => withdrawals.cancel(withdrawalId, context));
  on('withdrawal.received', ({ withdrawalId }, context) => withdrawals.received(withdrawalId, context));
  on('withdrawal.notReceived', (input, context) => withdrawals.notReceived(input, context));
  on('withdrawal.partiallyReceived', (input, context) => withdrawals.partiallyReceived(input, context));
}

export function withdrawalAdminRoutes(
  on: On,
  brands: BrandService,
  admin: WithdrawalAdmin,
  decisions: WithdrawalDecisions,
): void {
  const brandIdOf = async ({ operator }: CallContext<'operator'>, code: string) =>
    (await operatedBrand(brands, operator, 'cashier', code)).id;
  const callerOf = ({ operator, requestId }: CallContext<'operator'>): AdminCaller => ({ operator, requestId });
  const detailOf = (id: string, context: CallContext<'operator'>) =>
    admin.detail(callerOf(context), id, context.language);

  on('withdrawalAdmin.queue', async ({ brand, ...request }, context) => {
    const brandId = brand === undefined ? null : await brandIdOf(context, brand);
    return admin.queue(callerOf(context), { ...request, brandId }, context.language);
  });
  on('withdrawalAdmin.detail', ({ withdrawalId }, context) => detailOf(withdrawalId, context));
  on('withdrawalAdmin.approve', async ({ withdrawalId }, context) => {
    await decisions.approve(callerOf(context), withdrawalId);
    return detailOf(withdrawalId, context);
  });
  on('withdrawalAdmin.reject', async ({ withdrawalId, reason }, context) => {
    await decisions.reject(callerOf(context), withdrawalId, reason);
    return detailOf(withdrawalId, context);
  });
  on('withdrawalAdmin.disburse', async ({ withdrawalId, reason }, context) => {
    await decisions.disburse(callerOf(context), withdrawalId, reason);
    return detailOf(withdrawalId, context);
  });
  on('withdrawalAdmin.return', async ({ withdrawalId, reason }, context) => {
    await decisions.returnToMember(callerOf(context), withdrawalId, reason);
    return detailOf(withdrawalId, context);
  });
  on('withdrawalAdmin.forceReceipt', async ({ withdrawalId, reason }, context) => {
    await decisions.forceReceipt(callerOf(context), withdrawalId, reason);
    return detailOf(withdrawalId, context);
  });
  on('withdrawalAdmin.resetPassword', async ({ brand, account, reason }, context) => {
    await admin.resetPassword(callerOf(context), { brandId: await brandIdOf(context, brand), account }, reason);
    return null;
  });
}
