import { createPublicIds } from '../platform/public-id';
import type { Platform } from '../platform/platform';
import { openKeys } from '../composition/keys';
import { createBonuses } from '../modules/money/bonus/service';
import { createBrandService } from '../modules/site/brand/service';
import { createDepositAdmin } from '../modules/money/cashier/admin/deposit-admin';
import type { PaymentEvent, PaymentProvider } from '../modules/money/cashier/providers/payment-provider';
import { createCashierService } from '../modules/money/cashier/service';
import { createContractService } from '../modules/people/contract/service';
import { createLedgerService } from '../modules/money/ledger/service';
import { createLimits } from '../modules/money/limits/service';
import { createAudit } from '../modules/operators/audit/audit';
import { createMemberService } from '../modules/people/member/service';
import { createProposals } from '../modules/operators/proposals/service';
import { createPayeeService } from '../modules/money/payee/service';
import { createDisburse } from '../modules/money/payout/disburse-service';
import { createMemberWithdrawals } from '../modules/money/payout/member-service';
import type { Payer, PayerEvent } from '../modules/money/payout/payers/payer';
import { createWithdrawalRequests } from '../modules/money/payout/request-service';
import { createReadFacts } from '../modules/money/payout/review-facts';
import { createWithdrawalDecisions } from '../modules/money/payout/withdrawal-decisions';
import { createWithdrawalTransitions } from '../modules/money/payout/withdrawal-transitions';
import { createPoints } from '../modules/rewards/points/service';
import { createChatService } from '../modules/people/support/chat-service';
import { createConversations } from '../modules/people/support/conversations';
import { createFeedbackService } from '../modules/people/support/feedback-service';
import { createAdminService } from '../modules/people/support/admin-service';
import { createSettlement } from '../modules/money/settlement/service';
import { createTransferService } from '../modules/money/transfer/service';
import { createUnits } from '../modules/money/units/service';
import { createUploads } from '../modules/operators/uploads/service';
import { createVipLevels } from '../modules/rewards/vip/vip-levels';
import { createWageringService } from '../modules/money/wagering/service';
import { createWithdrawPassword } from '../modules/money/withdraw-password/service';

const CODE = 'sandpay';

/** The payment provider of the history: payments are started and reported without a connection. */
const provider: PaymentProvider = {
  code: CODE,
  startPayment: ({ reference }) =>
    Promise.resolve({ providerReference: `pay_${reference}`, redirectUrl: 'http://127.0.0.1/past-payment' }),
  readEvent: (body) => paymentEvents.get(body) ?? null,
};

const payer: Payer = {
  code: CODE,
  order: ({ reference }) => Promise.resolve({ outcome: 'accepted', payerReference: `out_${reference}` }),
  readEvent: (body) => payerEvents.get(body) ?? null,
};

/** Reports on their way, by the body under which they are delivered. */
const paymentEvents = new Map<string, PaymentEvent>();
const payerEvents = new Map<string, PayerEvent>();

/** @returns the body of the provider's call-back */
export function paymentReport(event: PaymentEvent): string {
  paymentEvents.set(event.id, event);
  return event.id;
}

/** @returns the body of the payer's call-back */
export function payerReport(event: PayerEvent): string {
  payerEvents.set(event.id, event);
  return event.id;
}

export type DemoServices = Awaited<ReturnType<typeof openDemoServices>>;

/** The services that write the history, as the product composes them, with a provider, a payer and a withdraw password of their own. */
export async function openDemoServices(platform: Platform) {
  const keys = await openKeys(platform.config);
  const { pool } = platform.database;
  const audit = createAudit(pool);
  const brands = createBrandService(platform);
  const ledger = createLedgerService(platform);
  const wagering = createWageringService(platform, 'bets');
  const bonuses = createBonuses({ platform, brands, ledger, wagering });
  const limits = createLimits(platform, ledger, audit);
  const uploads = createUploads(platform);
  const ids = createPublicIds(keys.publicIds);
  // Simulated members have no passwords to ask for.
  const passwords = { ...createWithdrawPassword(platform, audit), demand: async () => undefined };
  const payees = createPayeeService({
    platform,
    brands,
    passwords,
    audit,
    box: keys.payees,
    digestKey: keys.payeeDigest,
  });
  const transitions = createWithdrawalTransitions(platform, ledger);
  const readFacts = createReadFacts(platform.clock);
  const [units, members, vipLevels] = [createUnits(platform), createMemberService(platform), createVipLevels(platform)];
  const conversations = createConversations(platform, uploads);
  const proposals = createProposals({ platform, brands, audit });
  return {
    brands,
    ledger,
    wagering,
    limits,
    uploads,
    audit,
    payees,
    cashier: createCashierService(platform, { ledger, wagering, limits, uploads, providers: [provider] }),
    deposits: createDepositAdmin(platform, { ledger, wagering, audit, brands, uploads, ids }),
    withdrawals: createWithdrawalRequests({
      platform,
      brands,
      ledger,
      wagering,
      bonuses,
      ids,
      passwords,
      payees,
      benefitOf: (member) => vipLevels.withdrawalBenefit(member),
      readFacts,
      transitions,
    }),
    memberWithdrawals: createMemberWithdrawals(platform, transitions, { uploads, audit }),
    decisions: createWithdrawalDecisions(platform, transitions, audit),
    disburse: createDisburse({ platform, brands, ledger, payees, transitions, payers: [payer] }),
    transfers: createTransferService({ platform, ledger, limits, brands, wagering, bonuses, ids, passwords }),
    contracts: createContractService(platform, brands),
    proposals,
    settlement: createSettlement({ platform, brands, ledger, proposals, audit }),
    points: createPoints({
      platform,
      brands,
      units,
      ledger,
      members,
      passwords,
      vipLevels,
      ids,
      audit,
      proposals,
    }),
    chat: createChatService(platform, brands, conversations, uploads),
    support: createAdminService(platform, conversations, uploads, audit),
    feedback: createFeedbackService(platform, brands, conversations, audit),
  };
}
