import type { CallDefinition, ParsedRequestOf, RequestOf, ValueOf } from '../define-call';
import { agentCalls } from './agent';
import { articleDeskCalls } from './article-desk';
import { brandStatusCalls } from './brand-status';
import { chatCalls } from './chat';
import { contentCalls } from './content';
import { contractCalls } from './contract';
import { customerServiceCalls } from './customer-service';
import { depositDeskCalls } from './deposit-desk';
import { deskCalls } from './desk';
import { feedbackCalls } from './feedback';
import { freeBetsCalls } from './free-bets';
import { gameDeskCalls } from './game-desk';
import { gameImportCalls } from './game-import';
import { gamesCalls } from './games';
import { jackpotDeskCalls } from './jackpot-desk';
import { limitsCalls } from './limits';
import { memberCalls } from './member';
import { moneyCalls } from './money';
import { operatorCalls } from './operator';
import { payeeCalls } from './payees';
import { plannedCalls } from './planned';
import { reconciliationCalls } from './reconciliation';
import { recordsCalls } from './records';
import { remotesCalls } from './remotes';
import { sessionCalls } from './session';
import { signInCalls } from './sign-in';
import { systemCalls } from './system';
import { transfersCalls } from './transfers';
import { uploadsCalls } from './uploads';
import { vendorWalletsCalls } from './vendor-wallets';
import { verificationCalls } from './verification';
import { withdrawalDeskCalls } from './withdrawal-desk';
import { withdrawalCalls } from './withdrawals';

/** The call table: every call of the platform, by its id. Server routes, OpenAPI document and typed client come from it. */
export const calls = {
  ...sessionCalls,
  ...signInCalls,
  ...memberCalls,
  ...verificationCalls,
  ...systemCalls,
  ...gamesCalls,
  ...contentCalls,
  ...moneyCalls,
  ...depositDeskCalls,
  ...recordsCalls,
  ...payeeCalls,
  ...withdrawalCalls,
  ...withdrawalDeskCalls,
  ...limitsCalls,
  ...transfersCalls,
  ...vendorWalletsCalls,
  ...operatorCalls,
  ...remotesCalls,
  ...reconciliationCalls,
  ...freeBetsCalls,
  ...brandStatusCalls,
  ...articleDeskCalls,
  ...gameDeskCalls,
  ...gameImportCalls,
  ...jackpotDeskCalls,
  ...agentCalls,
  ...contractCalls,
  ...feedbackCalls,
  ...customerServiceCalls,
  ...chatCalls,
  ...deskCalls,
  ...uploadsCalls,
  ...plannedCalls,
} as const satisfies Record<string, CallDefinition>;

export type Calls = typeof calls;
export type CallId = keyof Calls;
export type CallRequest<Id extends CallId> = RequestOf<Calls[Id]>;
export type ParsedCallRequest<Id extends CallId> = ParsedRequestOf<Calls[Id]>;
export type CallValue<Id extends CallId> = ValueOf<Calls[Id]>;
