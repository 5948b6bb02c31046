import type { FastifyInstance } from 'fastify';
import type { Identity } from './compose-identity';
import type { Money } from './compose-money';
import type { BrandService } from './modules/brand/service';
import { payeeRoutes } from './modules/payee/routes';
import { createPayeeService } from './modules/payee/service';
import { createDecisions } from './modules/payout/decisions';
import { createWithdrawalDesk } from './modules/payout/desk-service';
import { createDisburse, handleWithdrawalJobs } from './modules/payout/disburse-service';
import { payoutCallbackRoutes, proofImageRoutes } from './modules/payout/machine-routes';
import { createMemberWithdrawals } from './modules/payout/member-service';
import { createSandPayPayer } from './modules/payout/payers/sandpay-payer';
import { createProgress } from './modules/payout/progress';
import { createWithdrawalRequests } from './modules/payout/request-service';
import { createReadFacts } from './modules/payout/review-facts';
import { withdrawalDeskRoutes, withdrawalRoutes } from './modules/payout/routes';
import type { Uploads } from './modules/upload/service';
import { createWithdrawPassword, type WithdrawPasswordService } from './modules/withdraw-password/service';
import { Failure } from './platform/failure';
import type { On } from './platform/http/call-registrar';
import type { Guards } from './platform/http/guards';
import { readOrMakeKey } from './platform/key-file';
import type { Platform } from './platform/platform';
import { createSecretBox } from './platform/secret-box';
import { createThrottle } from './platform/throttle';

export interface PayoutParts {
  readonly brands: BrandService;
  readonly identity: Identity;
  readonly money: Pick<Money, 'ledger' | 'wagering'>;
  readonly uploads: Uploads;
  readonly guards: Guards;
}

export interface Payout {
  readonly passwords: WithdrawPasswordService;
  routes(on: On): void;
  /** The calls of payers. */
  machineRoutes(server: FastifyInstance): void;
}

const LOGIN_PASSWORD_TRIES_PER_HOUR = 10;

/** How money leaves: accounts of members, their requests, operators' decisions, payers. */
export async function composePayout(
  server: FastifyInstance,
  platform: Platform,
  { brands, identity, money, uploads, guards }: PayoutParts,
): Promise<Payout> {
  const { config, clock, database } = platform;
  const { audit, members } = identity;
  const { ledger, wagering } = money;
  const passwords = createWithdrawPassword(platform, audit);
  const box = createSecretBox(await readOrMakeKey(config.home, 'payee.key'));
  const digestKey = await readOrMakeKey(config.home, 'payee-digest.key');
  const payees = createPayeeService({ platform, brands, passwords, audit, box, digestKey });

  const progress = createProgress(platform, ledger);
  const readFacts = createReadFacts(clock);
  const requests = createWithdrawalRequests({
    platform,
    brands,
    ledger,
    wagering,
    passwords,
    payees,
    readFacts,
    progress,
  });
  const withdrawals = createMemberWithdrawals(platform, progress, uploads);
  const decisions = createDecisions(platform, progress, audit);
  const desk = createWithdrawalDesk({ platform, ledger, members, passwords, uploads, audit });
  const secret = config.sandpaySecret ?? (await readOrMakeKey(config.home, 'sandpay.key'));
  const payers = [createSandPayPayer({ url: config.sandboxUrl, secret })];
  const disburse = createDisburse({ platform, brands, ledger, payees, progress, payers });
  handleWithdrawalJobs(platform, disburse);
  proofImageRoutes(server, guards, withdrawals, desk);

  const tries = createThrottle(database.pool, { name: 'withdraw-password-set', windowMs: 3_600_000 });
  const countTry = async (memberId: bigint) => {
    const tried = config.rateLimits ? await tries.add(String(memberId)) : 0;
    if (tried > LOGIN_PASSWORD_TRIES_PER_HOUR) throw new Failure('too_many_requests');
  };

  return {
    passwords,
    routes(on) {
      payeeRoutes(on, { payees, passwords, brands, members, countTry });
      withdrawalRoutes(on, requests, withdrawals);
      withdrawalDeskRoutes(on, brands, desk, decisions);
    },
    machineRoutes: (machines) => payoutCallbackRoutes(machines, disburse),
  };
}
