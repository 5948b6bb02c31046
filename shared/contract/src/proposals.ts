import { z } from 'zod';
import { BONUS_MODES } from './bonus';
import { gameTypeSchema } from './entities/game';
import { MISSION_PERIODS, MISSION_TASKS } from './missions';
import { TICKET_UNITS } from './prizes/kinds';
import { safeguardsSchema } from './safeguards';
import { withdrawalTermsSchema } from './withdrawal-settings';

/** What one operator proposes and another decides. */
export const PROPOSAL_KINDS = [
  'point-rules',
  'rebate-rules',
  'vip-levels',
  'prize-terms',
  'mission-change',
  'point-grant',
  'bonus-grant',
  'setting-safeguards',
  'setting-withdrawal',
] as const;
export type ProposalKindCode = (typeof PROPOSAL_KINDS)[number];

/** A proposal leaves `open` once. */
export const PROPOSAL_STATES = ['open', 'approved', 'rejected', 'withdrawn', 'expired'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** An open proposal expires after so many days. */
export const PROPOSAL_DAYS = 14;

const { scores: reviewScores, ...withdrawalTerms } = withdrawalTermsSchema.shape;

/** Names of values in a proposal: keys of the console's catalogue. */
export const PROPOSAL_LABELS = [
  'bonuses.amount',
  'bonuses.contribution',
  'bonuses.inSteps',
  'bonuses.lifetimeDays',
  'bonuses.maxStake',
  'bonuses.modeLabel',
  'bonuses.wageringTimes',
  'missions.after',
  'missions.changeKind',
  'missions.goal',
  'missions.invitedMinimum',
  'missions.minimumStake',
  'missions.mission',
  'missions.multiplier',
  'missions.period',
  'missions.reward',
  'missions.score',
  'missions.sortOrder',
  'missions.task',
  'points.exchange',
  'points.grantLimit',
  'points.points',
  'points.terms',
  'prizes.amount',
  'prizes.budget',
  'prizes.count',
  'prizes.drawDay',
  'prizes.drawTime',
  'prizes.fallback',
  'prizes.gives',
  'prizes.least',
  'prizes.lifetime',
  'prizes.minutes',
  'prizes.most',
  'prizes.needsTicket',
  'prizes.number',
  'prizes.perMember',
  'prizes.places',
  'prizes.prize',
  'prizes.step',
  'prizes.stock',
  'prizes.ticket',
  'prizes.times',
  'prizes.wagering',
  'prizes.weight',
  'proposals.earn',
  'vip.birthdayGift',
  'vip.dailyCap',
  'vip.deposits',
  'vip.level',
  'vip.manager',
  'vip.minimum',
  'vip.monthlyReward',
  'vip.pointsPercent',
  'vip.priority',
  'vip.validBet',
  'vip.view.rates',
  'vip.wagering',
  'vip.windowDays',
  'vip.withdrawalCount',
  'vip.withdrawalMaximum',
  'vip.withdrawalSum',
  'withdrawals.member',
  ...safeguardsSchema.keyof().options.map((name) => `settings.safeguards.${name}` as const),
  ...z
    .strictObject(withdrawalTerms)
    .keyof()
    .options.map((name) => `settings.withdrawal.${name}` as const),
  ...reviewScores.keyof().options.map((name) => `withdrawals.rule.${name}` as const),
] as const;
export type ProposalLabel = (typeof PROPOSAL_LABELS)[number];

/** Values that are words: keys of the console's catalogue. */
export const PROPOSAL_WORDS = [
  ...gameTypeSchema.options.map((type) => `games.types.${type}` as const),
  ...BONUS_MODES.map((mode) => `bonuses.mode.${mode}` as const),
  ...MISSION_PERIODS.map((period) => `missions.periods.${period}` as const),
  ...MISSION_TASKS.map((task) => `missions.tasks.${task}` as const),
  ...(['new', 'change', 'end', 'minimum'] as const).map((kind) => `missions.kinds.${kind}` as const),
  ...TICKET_UNITS.map((unit) => `prizes.unit.${unit}` as const),
  ...(['cash', 'points', 'tickets', 'nothing'] as const).map((kind) => `prizes.reward.${kind}` as const),
  ...(['1', '2', '3', '4', '5', '6', '7'] as const).map((day) => `prizes.weekday.${day}` as const),
  'prizes.yes',
  'prizes.no',
] as const;
export type ProposalWord = (typeof PROPOSAL_WORDS)[number];
