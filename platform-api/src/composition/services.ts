import { createProfitLoss } from '../modules/games/profit-loss/service';
import { createRoundPage } from '../modules/games/betting/round-page';
import { createBettingService } from '../modules/games/betting/service';
import { createWinnerFeed } from '../modules/games/betting/winner-feed';
import { createBonuses } from '../modules/money/bonus/service';
import { createBrandService } from '../modules/site/brand/service';
import { createAdminChannels } from '../modules/money/cashier/admin/channel-admin';
import { createDepositAdmin } from '../modules/money/cashier/admin/deposit-admin';
import { createSandPay } from '../modules/money/cashier/providers/sandpay';
import { createCashierService } from '../modules/money/cashier/service';
import { createGameAdmin } from '../modules/games/catalogue/game-admin';
import { createJackpotPools, createJackpots } from '../modules/games/jackpot/jackpots';
import { createGameImports } from '../modules/games/catalogue/list-import/import-service';
import { createRecordedGames } from '../modules/games/catalogue/recorded-games';
import { createCatalogueService } from '../modules/games/catalogue/service';
import { createReleaseTokens } from '../modules/releases/federation/release-tokens';
import { openInHouseGames } from '../modules/games/in-house/in-house-games';
import { createInHouseVendor } from '../modules/games/in-house/vendor-service';
import { inHouseUrlBuilder } from '../modules/games/launch/game-url-builder';
import { createGameSessions } from '../modules/games/launch/game-sessions';
import { createLaunchService } from '../modules/games/launch/service';
import { createAgentEnds } from '../modules/money/agent-end/agent-ends';
import { createAccountRecord } from '../modules/money/ledger/account-record';
import { createLineRecord } from '../modules/money/ledger/line-record';
import { createLedgerService } from '../modules/money/ledger/service';
import { createLookService } from '../modules/site/look/service';
import { createLimits } from '../modules/money/limits/service';
import { createLotteryService } from '../modules/lottery/service';
import { createMemberTickets } from '../modules/lottery/tickets/member-tickets';
import { createChangePassword } from '../modules/people/member/change-password';
import { createResetPassword } from '../modules/people/member/reset-password';
import { openLotteryDraws } from '../modules/lottery/lottery-draws';
import { createLoginHistory } from '../modules/people/login-history/service';
import { createMemberService } from '../modules/people/member/service';
import { createOpenAgain } from '../modules/people/reopening/open-again';
import { createContactChanges } from '../modules/people/contacts/changes';
import { createExcludedContacts } from '../modules/people/contacts/excluded-contacts';
import { createMessaging } from '../modules/people/messaging/service';
import { createAudit } from '../modules/operators/audit/audit';
import { createOperatorGuard, createTeamGuard } from '../modules/operators/operator/operator-guard';
import { createProposals } from '../modules/operators/proposals/service';
import { createBrandSettings } from '../modules/operators/settings/settings-service';
import { createPayeeService } from '../modules/money/payee/service';
import { createWithdrawalDecisions } from '../modules/money/payout/withdrawal-decisions';
import { createWithdrawalAdmin } from '../modules/money/payout/admin-service';
import { createDisburse } from '../modules/money/payout/disburse-service';
import { createMemberWithdrawals } from '../modules/money/payout/member-service';
import { createSandPayPayer } from '../modules/money/payout/payers/sandpay-payer';
import { createWithdrawalTransitions } from '../modules/money/payout/withdrawal-transitions';
import { createWithdrawalRequests } from '../modules/money/payout/request-service';
import { createReadFacts } from '../modules/money/payout/review-facts';
import { createDailyReconciliation } from '../modules/games/reconciliation/day-service';
import { createReconciliationQueue } from '../modules/games/reconciliation/queue-service';
import { createPayoutReview } from '../modules/games/reconciliation/payout-review-service';
import { createIncompleteRounds } from '../modules/games/reconciliation/rounds-service';
import { createPageViewRelay } from '../modules/site/page-views/page-view-relay';
import { openCountryDatabase } from '../modules/site/region/country-database';
import { createRegionService } from '../modules/site/region/service';
import { createSiteStatus } from '../modules/site/region/site-status';
import { createCookies } from '../platform/http/cookies';
import type { Guards } from '../platform/http/guards';
import { createFreePlay } from '../modules/people/session/free-play';
import { createLoginAddresses } from '../platform/login/login-addresses';
import { createMemberGuard } from '../modules/people/session/member-guard';
import { createRememberedDevices } from '../modules/people/session/remembered-devices';
import { createSessionService } from '../modules/people/session/service';
import { createSignIn } from '../modules/people/session/sign-in';
import { createSubUsers } from '../modules/people/sub-user/service';
import { createVisitorSession } from '../modules/people/member/visitor-session';
import { createPhoneProof } from '../modules/people/sign-in/firebase/phone-proof';
import { createTransferService } from '../modules/money/transfer/service';
import { createUploads } from '../modules/operators/uploads/service';
import { createHttpVendor } from '../modules/games/vendor-api/http-vendor';
import { createVendorReach } from '../modules/games/vendor-api/reach-service';
import { createVendorPorts } from '../modules/games/vendor-api/service';
import { actionListDialect } from '../modules/games/vendor-wallet/dialects/action-list/action-list';
import { createVendorWalletService } from '../modules/games/vendor-wallet/service';
import { createVerificationCodes } from '../modules/people/verification/service';
import { createVipLevels } from '../modules/rewards/vip/vip-levels';
import { createWageringService } from '../modules/money/wagering/service';
import { createWalletsService } from '../modules/money/wallets/service';
import { createWithdrawPassword } from '../modules/money/withdraw-password/service';
import { createOneTimeStore } from '../platform/one-time';
import type { Platform } from '../platform/platform';
import { createPublicIds } from '../platform/public-id';
import { IN_HOUSE_VENDOR_CODE } from '@marquee/contract/in-house';
import { createFederationServices } from './federation-services';
import { type Keys, openKeys } from './keys';
import { createOwnAccount } from './own-account-services';
import { openPromotionServices } from './promotion-services';
import { createHumanChecks, createLogins, createOperators } from './login-services';
import { createIdentity } from './identity-services';
import { createContent } from './content-services';
import { createAgents, createLines, createReports } from './line-services';
import { createSupport } from './support-services';

/**
 * All services of the platform, each built exactly once. A service depends only on services built above it. Building
 * starts nothing; `lifecycle.ts` starts and closes.
 */
export type Services = Awaited<ReturnType<typeof openServices>>;

/** @param ownUrl this process's address once it listens: the in-house games call the wallet over HTTP, as vendors do */
export async function openServices(platform: Platform, ownUrl: () => string) {
  const keys = await openKeys(platform.config);
  const base = await openBase(platform, keys);
  const money = await openMoney(platform, base);
  const vendors = createVendors(platform, keys, base, money);
  const people = createPeople(platform, keys, base, money);
  const logins = createLogins(platform, keys, { ...base, ...people });
  const cashier = createCashier(platform, keys, base, money, people);
  const games = createGames(platform, base, money, vendors, people);
  const identity = createIdentity(platform, keys, base);
  const inHouse = await openInHouseGames({
    platform,
    brands: base.brands,
    members: people.members,
    catalogue: base.catalogue,
    gameSessions: games.gameSessions,
    vendorCode: IN_HOUSE_VENDOR_CODE,
    privateKey: keys.inHouseVendor,
    ownUrl,
  });
  const promotions = await openPromotionServices(platform, { ...base, ...money, ...vendors, ...people });
  const agents = createAgents(platform, { ...base, ...people });
  const reportMails = createReports(platform, {
    ...base,
    ...people,
    ...agents,
    income: promotions.settlement.own,
    key: keys.reportMails,
  });
  return {
    ...base,
    ...money,
    ...vendors,
    ...people,
    ...logins,
    ...cashier,
    ...games,
    ...promotions,
    ...createContent(platform, base),
    ...createSupport(platform, { ...base, messaging: people.messaging, pushKeys: keys.push }),
    ...identity,
    ...createFederationServices(platform, base.audit, keys),
    inHouse,
    lottery: createLotteryService({ platform, ...money }, money.lotteryTickets, base.publicIds),
    lotteryDraws: await openLotteryDraws(platform, base, keys.resultFeed),
    profitLoss: createProfitLoss(platform),
    ...agents,
    agentEnds: createAgentEnds({ platform, ...base, ...money, ...people, ...agents }),
    reportMails,
    ...createOwnAccount(platform, { ...base, ...people, ...games, ...logins, ...identity }),
    payloadOpener: keys.payloadOpener,
  };
}

type Base = Awaited<ReturnType<typeof openBase>>;

/** Shared services that most others depend on. */
async function openBase(platform: Platform, keys: Keys) {
  const { config, clock, database } = platform;
  const audit = createAudit(database.pool);
  const region = createRegionService(await openCountryDatabase(config.countryDatabase));
  const vendorReach = createVendorReach(platform);
  const catalogue = createCatalogueService(platform, vendorReach.isReachable);
  const brands = createBrandService(platform);
  const proposals = createProposals({ platform, brands, audit });
  const { countryDatabase } = region;
  return {
    audit,
    proposals,
    brandSettings: createBrandSettings({ platform, brands, audit, proposals, countryDatabase }),
    region,
    vendorReach,
    siteStatusOf: createSiteStatus(clock, region),
    brands,
    pageViews: createPageViewRelay(platform),
    looks: createLookService(database.pool),
    catalogue,
    recordedGames: createRecordedGames(catalogue),
    jackpotPools: createJackpotPools(database.pool),
    uploads: createUploads(platform),
    cookies: createCookies(config),
    oneTime: createOneTimeStore(database.pool, clock),
    publicIds: createPublicIds(keys.publicIds),
    withdrawPasswords: createWithdrawPassword(platform, audit),
  };
}

type Money = Awaited<ReturnType<typeof openMoney>>;

/** The ledger, the readers of its records, and the wallet that vendors call. */
async function openMoney(platform: Platform, base: Base) {
  const { audit, brands, catalogue, jackpotPools, recordedGames, publicIds } = base;
  const ledger = createLedgerService(platform);
  const accountRecord = createAccountRecord(platform, recordedGames, publicIds);
  const winnerFeed = createWinnerFeed(platform, recordedGames);
  const limits = createLimits(platform, ledger, audit);
  const wagering = createWageringService(platform);
  const lotteryTickets = createMemberTickets(platform.database.pool, publicIds);
  const wallets = createWalletsService({ platform, ledger, limits, brands, ids: publicIds });
  const funds = { ledger, stakeFunds: wallets };
  const directories = { games: catalogue, pools: jackpotPools };
  return {
    ledger,
    accountRecord,
    lineRecord: createLineRecord(platform, accountRecord, publicIds),
    winnerFeed,
    wagering,
    bonuses: createBonuses({ platform, brands, ledger, wagering }),
    vipLevels: createVipLevels(platform),
    limits,
    lotteryTickets,
    wallets,
    betting: createBettingService(platform, recordedGames, accountRecord, lotteryTickets, publicIds),
    vendorWallet: await createVendorWalletService(platform, funds, directories, winnerFeed.add),
  };
}

type Vendors = ReturnType<typeof createVendors>;

/** Integration with game vendors apart from the wallet. */
function createVendors(
  platform: Platform,
  keys: Keys,
  { audit, brands, publicIds }: Base,
  { vendorWallet, ledger, winnerFeed }: Money,
) {
  const { clock, config, jobs } = platform;
  const { pool } = platform.database;
  const inHouse = createInHouseVendor({
    pool,
    jobs,
    gameUrl: async (request) => inHouseUrlBuilder(config).build(request),
  });
  const ports = createVendorPorts({
    pool,
    underOurRoof: { [IN_HOUSE_VENDOR_CODE]: inHouse },
    at: (apiUrl) => createHttpVendor(apiUrl, keys.vendorSigning),
  });
  const dailyReconciliation = createDailyReconciliation(platform, ports);
  return {
    vendorPorts: ports,
    dailyReconciliation,
    reconciliationQueue: createReconciliationQueue(platform, audit, dailyReconciliation, brands),
    incompleteRounds: createIncompleteRounds({ platform, audit, brands, ports, wallet: vendorWallet }),
    payoutReview: createPayoutReview(platform, audit, ledger, brands, winnerFeed.add),
    roundPage: createRoundPage(platform, publicIds, ports),
    dialects: [actionListDialect({ pool, clock, box: keys.vendorSecrets })],
  };
}

type People = ReturnType<typeof createPeople>;

/** Members and operators, their sessions, and message delivery. */
function createPeople(platform: Platform, keys: Keys, base: Base, { ledger }: Money) {
  const { audit, brands, cookies, oneTime, publicIds, region } = base;
  const { clock, config } = platform;
  const members = createMemberService(platform);
  const loginHistory = createLoginHistory(platform, region, publicIds);
  const sessions = createSessionService(platform, members, brands, loginHistory);
  const devices = createRememberedDevices(platform, sessions);
  const addresses = createLoginAddresses(platform, 'member');
  const signIn = createSignIn({ clock, brands, sessions, devices, addresses, cookies });
  const personOf = createMemberGuard({ sessions, devices, members, cookies });
  const memberOf: Guards['memberOf'] = async (request, reply, brand) => {
    const person = await personOf(request, reply, brand);
    return person?.subUser ? null : person;
  };
  const releaseTokens = createReleaseTokens(platform, audit);
  const teamOf = createTeamGuard(config, releaseTokens);
  const humanChecks = createHumanChecks(platform, keys, { cookies, oneTime });
  const operatorAccess = createOperators(platform, keys, { audit, brands, oneTime, ...humanChecks });
  const operatorOf = createOperatorGuard(config, operatorAccess.operators, cookies);
  const messaging = createMessaging(platform, brands);
  const codes = createVerificationCodes(platform, brands, messaging, keys.verification);
  const provePhone = createPhoneProof(platform, oneTime);
  const contactChanges = createContactChanges(platform, audit);
  const excludedContacts = createExcludedContacts(keys.excludedContacts, clock);
  const lines = createLines(platform, {
    audit,
    brands,
    human: humanChecks.human,
    postbackSecrets: keys.postbacks,
    members,
    codes,
    provePhone,
    isExcluded: excludedContacts.includes,
    openAccounts: ledger.openMember,
  });
  return {
    ...lines,
    members,
    loginHistory,
    sessions,
    subUsers: createSubUsers({ platform, brands, sessions, audit }),
    devices,
    addresses,
    signIn,
    ...operatorAccess,
    releaseTokens,
    ...humanChecks,
    messaging,
    codes,
    contactChanges,
    excludedContacts,
    provePhone,
    guards: { brandOfHost: brands.byHost, personOf, memberOf, operatorOf, teamOf, endedSessions: sessions.ended },
    visitorSessionOf: createVisitorSession(members, personOf),
    freePlay: createFreePlay(platform, brands, members, signIn),
    changePassword: createChangePassword(platform, sessions, audit, brands),
    resetPassword: createResetPassword({
      platform,
      brands,
      members,
      sessions,
      codes,
      messaging,
      audit,
      openAgain: createOpenAgain(platform, audit),
      cancelContactChanges: contactChanges.cancelAllOf,
      ...humanChecks,
    }),
  };
}

/** Deposits, withdrawals and transfers: member and operator side. */
function createCashier(
  platform: Platform,
  keys: Keys,
  base: Base,
  { ledger, limits, vipLevels, wagering, bonuses }: Money,
  { members }: People,
) {
  const { audit, brands, publicIds: ids, uploads, withdrawPasswords: passwords } = base;
  const sandpay = { url: platform.config.sandboxUrl, secret: keys.sandpay };
  const secrets = { box: keys.payees, digestKey: keys.payeeDigest };
  const payees = createPayeeService({ platform, brands, passwords, audit, ...secrets });
  const transitions = createWithdrawalTransitions(platform, ledger);
  const readFacts = createReadFacts(platform.clock);
  return {
    cashier: createCashierService(platform, { ledger, wagering, limits, uploads, providers: [createSandPay(sandpay)] }),
    depositAdmin: createDepositAdmin(platform, { ledger, wagering, audit, brands, uploads, ids }),
    adminChannels: createAdminChannels(platform, brands, audit),
    payees,
    withdrawalRequests: createWithdrawalRequests({
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
    withdrawalAdmin: createWithdrawalAdmin({ platform, members, passwords, uploads, audit }),
    withdrawalDecisions: createWithdrawalDecisions(platform, transitions, audit),
    disburse: createDisburse({ platform, brands, ledger, payees, transitions, payers: [createSandPayPayer(sandpay)] }),
    transfers: createTransferService({ platform, ledger, limits, brands, wagering, bonuses, ids, passwords }),
  };
}

/** Games for visitors and their administration. */
function createGames(
  platform: Platform,
  { audit, brands, catalogue, jackpotPools, publicIds, recordedGames, vendorReach }: Base,
  { betting, limits, vendorWallet, wallets }: Money,
  { vendorPorts: ports }: Vendors,
  { members }: People,
) {
  const gameSessions = createGameSessions(platform.database.pool);
  return {
    gameSessions,
    /** Ends a member's games when the login sessions that opened them have ended. */
    async endGames(memberId: bigint): Promise<void> {
      await gameSessions.endAllOf(memberId);
      vendorWallet.forgetMember(memberId);
    },
    launch: createLaunchService({
      platform,
      catalogue,
      sessions: gameSessions,
      admitSession: limits.admitSession,
      vendors: { of: ports.of, failed: vendorReach.failed },
      walletUserOf: async (memberId) => (await members.byId(memberId))?.walletUser ?? null,
      enterGame: wallets.enterGame,
      brands,
      jackpotPools,
    }),
    ...createJackpots({ platform, brands, audit, recordedGames, publicIds }),
    gameAdmin: createGameAdmin({ platform, brands, catalogue, audit, playedGames: betting.playedGames }),
    gameImports: createGameImports(platform, audit),
  };
}
