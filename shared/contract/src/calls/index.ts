import type { CallDefinition, ParsedRequestOf, RequestOf, ValueOf } from '../define-call';
import { agentCalls } from './agent';
import { agentDisputeCalls } from './agent-disputes';
import { agentApplicationCalls } from './agent-applications';
import { agentEndCalls } from './agent-ends';
import { agentFigureCalls } from './agent-figures';
import { agentViewCalls } from './agent-views';
import { articleAdminCalls } from './article-admin';
import { bonusAdminCalls } from './bonus-admin';
import { bonusCalls } from './bonuses';
import { brandSettingsCalls } from './brand-settings';
import { chatCalls } from './chat';
import { contentCalls } from './content';
import { contractCalls } from './contract';
import { contractsAdminCalls } from './contracts-admin';
import { customerServiceCalls } from './customer-service';
import { depositAdminCalls } from './deposit-admin';
import { chatAdminCalls } from './chat-admin';
import { feedbackCalls } from './feedback';
import { footerCalls } from './footer';
import { freeBetsCalls } from './free-bets';
import { gameAdminCalls } from './game-admin';
import { gameImportCalls } from './game-import';
import { gamesCalls } from './games';
import { identityCalls } from './identity';
import { identityAdminCalls } from './identity-admin';
import { jackpotAdminCalls } from './jackpot-admin';
import { limitsCalls } from './limits';
import { lineCalls } from './line';
import { linesAdminCalls } from './lines-admin';
import { lotteryOrderCalls } from './lottery-orders';
import { lotteryDrawAdminCalls } from './lottery-draw-admin';
import { lotteryRiskAdminCalls } from './lottery-risk-admin';
import { lotteryRunAdminCalls } from './lottery-run-admin';
import { lotteryTicketAdminCalls } from './lottery-ticket-admin';
import { lotteryResultCalls } from './lottery-results';
import { memberCalls } from './member';
import { closedAccountCalls } from './closed-accounts';
import { memberProfileCalls } from './member-profile';
import { memberProfileAdminCalls } from './member-profile-admin';
import { contactCalls } from './contacts';
import { loginHistoryCalls } from './login-history';
import { passkeyAdminCalls } from './passkey-admin';
import { passkeyCalls } from './passkeys';
import { accountClosureCalls } from './account-closure';
import { dataExportCalls } from './data-export';
import { memberSessionCalls } from './member-sessions';
import { moneyCalls } from './money';
import { operatorCalls } from './operator';
import { operatorsCalls } from './operators';
import { payeeCalls } from './payees';
import { broadcastCalls } from './broadcasts';
import { messageTemplateCalls } from './message-templates';
import { messagePreferenceCalls } from './message-preferences';
import { messageCalls } from './messages';
import { missionCalls } from './missions';
import { missionsAdminCalls } from './missions-admin';
import { playFeedCalls } from './play-feed';
import { pointsCalls } from './points';
import { pointsAdminCalls } from './points-admin';
import { postbackCalls } from './postbacks';
import { registrationCalls } from './registrations';
import { rebatesCalls } from './rebates';
import { rebatesAdminCalls } from './rebates-admin';
import { settlementCalls } from './settlement';
import { settlementAdminCalls } from './settlement-admin';
import { profitLossCalls } from './profit-loss';
import { promotionsCalls } from './promotions';
import { referralCalls } from './referrals';
import { promotionsAdminCalls } from './promotions-admin';
import { proposalCalls } from './proposals';
import { pushCalls } from './push';
import { prizeCalls } from './prizes';
import { prizesAdminCalls } from './prizes-admin';
import { reconciliationCalls } from './reconciliation';
import { recordsCalls } from './records';
import { releasesCalls } from './releases';
import { remoteOwnerCalls } from './remote-owners';
import { remotesCalls } from './remotes';
import { rollOutCalls } from './roll-outs';
import { sessionCalls } from './session';
import { signInCalls } from './sign-in';
import { subUserCalls } from './sub-users';
import { systemCalls } from './system';
import { transfersCalls } from './transfers';
import { uploadsCalls } from './uploads';
import { vendorWalletsCalls } from './vendor-wallets';
import { verificationCalls } from './verification';
import { vipCalls } from './vip';
import { vipAdminCalls } from './vip-admin';
import { withdrawalAdminCalls } from './withdrawal-admin';
import { withdrawalCalls } from './withdrawals';

/** The call table: every call of the platform, by its id. Server routes, OpenAPI document and typed client come from it. */
export const calls = {
  ...sessionCalls,
  ...signInCalls,
  ...memberCalls,
  ...registrationCalls,
  ...postbackCalls,
  ...memberProfileCalls,
  ...memberProfileAdminCalls,
  ...memberSessionCalls,
  ...loginHistoryCalls,
  ...passkeyCalls,
  ...passkeyAdminCalls,
  ...dataExportCalls,
  ...accountClosureCalls,
  ...closedAccountCalls,
  ...contactCalls,
  ...verificationCalls,
  ...systemCalls,
  ...gamesCalls,
  ...lotteryOrderCalls,
  ...lotteryResultCalls,
  ...lotteryDrawAdminCalls,
  ...lotteryRiskAdminCalls,
  ...lotteryRunAdminCalls,
  ...lotteryTicketAdminCalls,
  ...contentCalls,
  ...moneyCalls,
  ...depositAdminCalls,
  ...recordsCalls,
  ...profitLossCalls,
  ...payeeCalls,
  ...withdrawalCalls,
  ...withdrawalAdminCalls,
  ...limitsCalls,
  ...transfersCalls,
  ...vendorWalletsCalls,
  ...operatorCalls,
  ...operatorsCalls,
  ...proposalCalls,
  ...releasesCalls,
  ...remoteOwnerCalls,
  ...remotesCalls,
  ...rollOutCalls,
  ...reconciliationCalls,
  ...freeBetsCalls,
  ...bonusCalls,
  ...bonusAdminCalls,
  ...missionCalls,
  ...missionsAdminCalls,
  ...pointsCalls,
  ...pointsAdminCalls,
  ...rebatesCalls,
  ...rebatesAdminCalls,
  ...settlementCalls,
  ...settlementAdminCalls,
  ...agentDisputeCalls,
  ...subUserCalls,
  ...agentViewCalls,
  ...vipCalls,
  ...vipAdminCalls,
  ...promotionsCalls,
  ...referralCalls,
  ...promotionsAdminCalls,
  ...prizeCalls,
  ...prizesAdminCalls,
  ...playFeedCalls,
  ...brandSettingsCalls,
  ...articleAdminCalls,
  ...footerCalls,
  ...gameAdminCalls,
  ...gameImportCalls,
  ...jackpotAdminCalls,
  ...agentCalls,
  ...lineCalls,
  ...linesAdminCalls,
  ...agentApplicationCalls,
  ...agentEndCalls,
  ...agentFigureCalls,
  ...contractCalls,
  ...contractsAdminCalls,
  ...feedbackCalls,
  ...messageCalls,
  ...messagePreferenceCalls,
  ...pushCalls,
  ...messageTemplateCalls,
  ...broadcastCalls,
  ...customerServiceCalls,
  ...chatCalls,
  ...chatAdminCalls,
  ...uploadsCalls,
  ...identityCalls,
  ...identityAdminCalls,
} as const satisfies Record<string, CallDefinition>;

export type Calls = typeof calls;
export type CallId = keyof Calls;
export type CallRequest<Id extends CallId> = RequestOf<Calls[Id]>;
export type ParsedCallRequest<Id extends CallId> = ParsedRequestOf<Calls[Id]>;
export type CallValue<Id extends CallId> = ValueOf<Calls[Id]>;
