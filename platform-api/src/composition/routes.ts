import type { FastifyInstance } from 'fastify';
import { edge } from '../edge/edge';
import { reportMailPage, reportMailRoutes } from '../modules/people/agent/report-mails/routes';
import { agentRoutes } from '../modules/people/agent/routes';
import { promotionVideos } from '../modules/games/art/promotion-videos';
import { artRoutes } from '../modules/games/art/routes';
import { bettingRoutes } from '../modules/games/betting/routes';
import { bonusRoutes } from '../modules/money/bonus/routes';
import { brandRoutes } from '../modules/site/brand/routes';
import { pageViewRoutes } from '../modules/site/page-views/routes';
import { regionRoutes } from '../modules/site/region/routes';
import { brandSettingsRoutes } from '../modules/operators/settings/settings-routes';
import { depositAdminRoutes, proofImageRoute } from '../modules/money/cashier/admin/deposit-admin-routes';
import { callbackRoutes, cashierRoutes } from '../modules/money/cashier/routes';
import { gameAdminRoutes } from '../modules/games/catalogue/game-admin-routes';
import { gameImportRoutes } from '../modules/games/catalogue/list-import/import-routes';
import { catalogueRoutes } from '../modules/games/catalogue/routes';
import { footerImageRoutes, footerRoutes } from '../modules/operators/footer/footer-routes';
import { articleAdminRoutes } from '../modules/operators/articles/article-admin-routes';
import { contentPageRoutes } from '../modules/site/content/page-routes';
import { contentRoutes } from '../modules/site/content/routes';
import { subUserRoutes } from '../modules/people/sub-user/routes';
import { agentEndRoutes } from '../modules/money/agent-end/routes';
import { settlementRoutes } from '../modules/money/settlement/routes';
import { contractAdminRoutes } from '../modules/people/contract/admin-routes';
import { contractRoutes } from '../modules/people/contract/routes';
import { releaseRoutes } from '../modules/releases/federation/release-routes';
import { rollOutRoutes } from '../modules/releases/federation/roll-out/routes';
import { federationRoutes } from '../modules/releases/federation/routes';
import { freeBetsRoutes } from '../modules/games/free-bets/routes';
import { clientFiles } from '../modules/games/in-house/client-files';
import { lookRoutes } from '../modules/site/look/routes';
import { inHouseRoutes } from '../modules/games/in-house/routes';
import { jackpotRoutes } from '../modules/games/jackpot/routes';
import { launchRoutes } from '../modules/games/launch/routes';
import { ledgerRoutes } from '../modules/money/ledger/routes';
import { profitLossRoutes } from '../modules/games/profit-loss/routes';
import { limitRoutes } from '../modules/money/limits/routes';
import { lotteryRoutes } from '../modules/lottery/routes';
import { createFarmedPlay } from '../modules/lottery/farmed-play/farmed-play';
import { lotteryAdminRoutes } from '../modules/lottery/admin-routes';
import { lotteryDrawRoutes } from '../modules/lottery/draw-routes';
import { createTicketAdmin } from '../modules/lottery/tickets/ticket-admin';
import { groupRoutes } from '../modules/lottery/groups/routes';
import { lineAdminRoutes } from '../modules/people/line/admin-routes';
import { lineRoutes } from '../modules/people/line/routes';
import { memberRoutes } from '../modules/people/member/routes';
import { messagingRoutes } from '../modules/people/messaging/routes';
import { operatorAccountRoutes } from '../modules/operators/operator/account-routes';
import { secondFactorRoutes } from '../modules/operators/operator/second-factor-routes';
import { operatorRoutes } from '../modules/operators/operator/routes';
import { proposalRoutes } from '../modules/operators/proposals/routes';
import { payeeRoutes } from '../modules/money/payee/routes';
import { payoutCallbackRoutes, proofImageRoutes } from '../modules/money/payout/machine-routes';
import { withdrawalAdminRoutes, withdrawalRoutes } from '../modules/money/payout/routes';
import { pushRoutes } from '../modules/people/push/routes';
import { prizeRoutes } from '../modules/rewards/prizes/routes';
import { missionRoutes } from '../modules/rewards/missions/routes';
import { playFeedRoutes } from '../modules/rewards/play-feed/routes';
import { pointsRoutes } from '../modules/rewards/points/routes';
import { rebateRoutes } from '../modules/rewards/rebates/routes';
import { applicationImageRoute, promotionAdminRoutes } from '../modules/rewards/promotions/admin/admin-routes';
import { promotionRoutes } from '../modules/rewards/promotions/routes';
import { reconciliationRoutes } from '../modules/games/reconciliation/routes';
import { refuseWhileClosed } from '../modules/site/region/closed-site';
import { refuseUnfit } from '../modules/people/session/login';
import { sessionRoutes } from '../modules/people/session/routes';
import { contactRoutes } from '../modules/people/contacts/routes';
import { loginHistoryRoutes } from '../modules/people/login-history/routes';
import { passkeyDeskRoutes, passkeyRoutes } from '../modules/people/sign-in/passkeys/routes';
import { signInRoutes } from '../modules/people/sign-in/routes';
import { socialRoutes } from '../modules/people/sign-in/social/routes';
import { closedAccountRoutes } from '../modules/people/reopening/routes';
import { identityDeskRoutes, identityRoutes } from '../modules/people/identity/routes';
import { chatRoutes } from '../modules/people/support/chat-routes';
import { customerServiceRoutes } from '../modules/people/support/customer-service-routes';
import { adminRoutes } from '../modules/people/support/admin-routes';
import { adminStream } from '../modules/people/support/admin-stream';
import { appearanceImageRoutes, appearanceRoutes } from '../modules/people/appearance/routes';
import { profileRoutes } from '../modules/people/profile/routes';
import { closureRoutes } from '../modules/people/closure/routes';
import { dataExportFile, dataExportRoutes } from '../modules/people/data-export/routes';
import { broadcastRoutes } from '../modules/people/messages/broadcasts/routes';
import { messageRoutes } from '../modules/people/messages/routes';
import { templateAdminRoutes } from '../modules/people/messages/template-admin-routes';
import { feedbackRoutes } from '../modules/people/support/feedback-routes';
import { imageRoutes } from '../modules/people/support/image-routes';
import { transferRoutes } from '../modules/money/transfer/routes';
import { ownImageRoute, uploadRoutes } from '../modules/operators/uploads/routes';
import { dialectRoutes } from '../modules/games/vendor-wallet/dialects/dialect';
import { vendorWalletRoutes } from '../modules/games/vendor-wallet/routes';
import { verificationRoutes } from '../modules/people/verification/routes';
import { vipRoutes } from '../modules/rewards/vip/routes';
import { walletsRoutes } from '../modules/money/wallets/routes';
import { originOf } from '../platform/config';
import { createCallRegistrar, type On } from '../platform/http/call-registrar';
import { liveStream } from '../platform/http/live-stream';
import type { Platform } from '../platform/platform';
import type { Services } from './services';

/** All browser routes: calls of members and operators, pictures, streams, pages. */
export async function registerSiteRoutes(site: FastifyInstance, platform: Platform, services: Services): Promise<void> {
  refuseWhileClosed(site, services.brands, services.siteStatusOf);
  const { on, requireAll } = createCallRegistrar(site, { ...services, publicScheme: platform.config.publicScheme });
  registerSiteCalls(on, platform, services);
  registerPeopleCalls(on, platform, services);
  registerMoneyCalls(on, platform, services);
  registerGameCalls(on, platform, services);
  registerSupportCalls(on, platform, services);
  registerOperatorCalls(on, platform, services);
  requireAll();
  socialRoutes(site, { ...services, refuseUnfit, publicScheme: platform.config.publicScheme });
  reportMailPage(site);
  await registerPictures(site, platform, services);
  const bootRevision = await edge(site, platform, services);
  liveStream(site, platform, services.guards, { bootRevision, unread: services.memberMessages.unread });
  adminStream(site, platform, services.guards, services.operators);
  registerInHouseGames(site, platform, services);
}

/**
 * The signed calls of vendors and payment providers, which carry no cookies, are registered outside the browser scope.
 */
export function registerMachineRoutes(server: FastifyInstance, { metrics }: Platform, services: Services): void {
  vendorWalletRoutes(server, services.vendorWallet, metrics);
  dialectRoutes(server, services.vendorWallet, services.dialects);
  callbackRoutes(server, services.cashier);
  payoutCallbackRoutes(server, services.disburse);
}

function registerSiteCalls(on: On, platform: Platform, services: Services): void {
  const { brands, catalogue, content, contentPages, siteStatusOf } = services;
  regionRoutes(on, brands, siteStatusOf);
  brandRoutes(on, {
    brands,
    gameOriginsOf: async ({ id, config }) => [
      originOf(platform.config, 'play'),
      ...config.frameOrigins,
      ...(await catalogue.playOrigins(id)),
    ],
  });
  pageViewRoutes(on, brands, services.pageViews);
  contentRoutes(on, content);
  contentPageRoutes(on, contentPages, brands);
}

function registerPeopleCalls(on: On, platform: Platform, services: Services): void {
  const { agents, contracts, endGames: onSignedOut, members, stepUp } = services;
  sessionRoutes(on, { ...services, admitLogin: stepUp.admit, onSignedOut });
  signInRoutes(on, services);
  passkeyRoutes(on, services);
  loginHistoryRoutes(on, services.loginHistory);
  contactRoutes(on, services.contacts);
  memberRoutes(on, { ...services, onSignedOut });
  verificationRoutes(on, {
    ...services,
    languageOfMobile: async (brandId, mobile) => (await members.byMobile(brandId, mobile))?.language ?? null,
  });
  dataExportRoutes(on, services.dataExports);
  closureRoutes(on, services.accountClosure);
  appearanceRoutes(on, services.appearance, services.appearanceAdmin);
  profileRoutes(on, services.memberProfiles);
  limitRoutes(on, services);
  identityRoutes(on, platform, services);
  lineRoutes(on, services);
  groupRoutes(on, services.groupIncome);
  agentRoutes(on, agents, services.lineFigures, services.agentViews);
  reportMailRoutes(on, services.reportMails);
  contractRoutes(on, contracts);
  settlementRoutes(on, services.settlement);
  agentEndRoutes(on, services.agentEnds);
  subUserRoutes(on, services.subUsers);
}

function registerMoneyCalls(on: On, platform: Platform, services: Services): void {
  ledgerRoutes(on, services.ledger, services.accountRecord, services.lineRecord);
  bettingRoutes(on, services.betting, services.roundPage);
  profitLossRoutes(on, services.profitLoss);
  cashierRoutes(on, services.cashier);
  payeeRoutes(on, { ...services, platform, passwords: services.withdrawPasswords });
  withdrawalRoutes(on, services.withdrawalRequests, services.memberWithdrawals);
  transferRoutes(on, services.transfers);
  walletsRoutes(on, services.wallets);
  bonusRoutes(on, services.ownBonuses, services.bonusAdmin);
  promotionRoutes(on, services.promotions);
  prizeRoutes(on, services.prizes);
  missionRoutes(on, services.missions, services.missionsAdmin);
  pointsRoutes(on, services.points);
  rebateRoutes(on, services.rebates);
  vipRoutes(on, services.vip);
}

function registerGameCalls(on: On, platform: Platform, services: Services): void {
  catalogueRoutes(on, { ...services, winners: services.betting });
  jackpotRoutes(on, services);
  launchRoutes(on, services.launch, services.catalogue);
  freeBetsRoutes(on, services.freeBets, services.ownFreeBets);
  lotteryRoutes(on, {
    ...services,
    allowsAutoBet: async (brandId) => (await services.brands.byId(brandId)).config.jurisdiction.autoBet,
  });
  lotteryDrawRoutes(on, services.lotteryDraws, platform.config);
  lotteryAdminRoutes(
    on,
    services.lotteryDraws,
    createTicketAdmin({ platform, ...services }),
    createFarmedPlay(platform, services.lineSigns),
  );
}

function registerSupportCalls(on: On, platform: Platform, services: Services): void {
  const { config } = platform;
  uploadRoutes(on, platform, services.uploads);
  chatRoutes(on, config, services.chat);
  customerServiceRoutes(on, config, services.brands, services.payloadOpener);
  messageRoutes(on, services.memberMessages, services.memberPreferences);
  pushRoutes(on, services.pushDevices);
  templateAdminRoutes(on, services.templateAdmin);
  broadcastRoutes(on, services.broadcasts);
  feedbackRoutes(on, services.feedback, services.human);
}

function registerOperatorCalls(on: On, platform: Platform, services: Services): void {
  const { audit, brands, messaging } = services;
  const { config, database } = platform;
  playFeedRoutes(on, services);
  proposalRoutes(on, services.proposals);
  identityDeskRoutes(on, services.identityDesk);
  closedAccountRoutes(on, services.closedAccounts);
  contractAdminRoutes(on, services.topContracts);
  lineAdminRoutes(on, services);
  passkeyDeskRoutes(on, services.passkeyDesk);
  operatorRoutes(on, { ...services, config, pool: database.pool, usesOutbox: messaging.usesOutbox });
  secondFactorRoutes(on, services.secondFactor);
  operatorAccountRoutes(on, services.operatorAccounts, services.invitations);
  messagingRoutes(on, messaging, brands, audit);
  brandSettingsRoutes(on, services.brandSettings);
  depositAdminRoutes(on, services.depositAdmin, services.adminChannels);
  promotionAdminRoutes(on, services.promotionsAdmin);
  withdrawalAdminRoutes(on, brands, services.withdrawalAdmin, services.withdrawalDecisions);
  reconciliationRoutes(on, services.reconciliationQueue, services.incompleteRounds, services.payoutReview);
  gameAdminRoutes(on, services.gameAdmin);
  gameImportRoutes(on, services.gameImports);
  articleAdminRoutes(on, services.articleAdmin);
  footerRoutes(on, services.footerPictures, services.footerAdmin);
  adminRoutes(on, { ...services, admin: services.supportAdmin, replies: services.cannedReplies });
  releaseRoutes(on, {
    pool: database.pool,
    audit,
    brands,
    clock: platform.clock,
    stores: services.releaseStores,
    tokens: services.releaseTokens,
    changes: services.remoteChanges,
    previews: services.previews,
  });
  federationRoutes(on, {
    pool: database.pool,
    brands,
    changes: services.remoteChanges,
    owners: services.remoteOwners,
    previews: services.previews,
    telemetry: services.remoteTelemetry,
  });
  rollOutRoutes(on, services);
}

async function registerPictures(site: FastifyInstance, platform: Platform, services: Services): Promise<void> {
  const { chat, depositAdmin, guards, memberWithdrawals, supportAdmin, uploads, withdrawalAdmin } = services;
  artRoutes(site, { platform, catalogue: services.catalogue });
  lookRoutes(site, services.looks);
  await promotionVideos(site);
  ownImageRoute(site, guards, uploads);
  appearanceImageRoutes(site, services);
  footerImageRoutes(site, guards, services.footerPictures, services.footerAdmin);
  imageRoutes(site, guards, chat, supportAdmin);
  dataExportFile(site, guards, services.dataExports);
  proofImageRoute(site, guards, depositAdmin);
  applicationImageRoute(site, guards, services.promotionsAdmin);
  proofImageRoutes(site, guards, memberWithdrawals, withdrawalAdmin);
}

/** On the play origin. The files need the edge's `sendFile`. */
function registerInHouseGames(
  site: FastifyInstance,
  { config, database }: Platform,
  { brands, inHouse, looks }: Services,
): void {
  if (!inHouse) return;
  const playHost = `play.${config.domain}`;
  inHouseRoutes(site, { ...inHouse, pool: database.pool, playHost });
  clientFiles(site, {
    playHost,
    folder: config.inHouseFolder,
    brands,
    looks,
    originOf: (code) => originOf(config, code),
    secure: config.publicScheme === 'https',
  });
}
