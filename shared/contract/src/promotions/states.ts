import type { TriggerKind } from './kinds';

/** Of a promotion. proposed: waits for the second operator. */
export const PROMOTION_STATES = ['draft', 'proposed', 'published', 'paused', 'ended'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/**
 * Of a member in a promotion and period; only forward. joined: waits for what sets it off. applied: an operator decides.
 * active: counted until the period is over. completed: the reward is ready. paid: it was credited.
 */
export const PARTICIPATION_STATES = [
  'joined',
  'applied',
  'active',
  'completed',
  'paid',
  'rejected',
  'forfeited',
  'expired',
  'cancelled',
] as const;
export type ParticipationState = (typeof PARTICIPATION_STATES)[number];

/** @deprecated Nothing reads it: `shownState` knows them. Goes in contract 2. */
export const FINAL_PARTICIPATION_STATES = ['rejected', 'forfeited', 'expired', 'cancelled'] as const;

/** What a member sees (specification, section 4). */
export const SHOWN_STATES = [
  'coming_soon',
  'join',
  'joined',
  'signed_up',
  'applying',
  'process',
  'claim',
  'claimed',
  'issued',
  'rejected',
  'closed',
] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** Whether members take part by themselves, or have to join. */
export const ENROLMENTS = ['automatic', 'join'] as const;
/** How a reward comes: credited at once, or to be claimed. */
export const DELIVERIES = ['automatic', 'claim'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export interface ShownFacts {
  readonly now: Date;
  readonly promotion: {
    readonly state: PromotionState;
    readonly startsAt: Date;
    /** Null: open end. */
    readonly endsAt: Date | null;
    readonly isBudgetLeft: boolean;
    readonly trigger: TriggerKind;
    readonly enrolment: (typeof ENROLMENTS)[number];
    readonly delivery: Delivery;
  };
  /** The member's latest one; null: none. */
  readonly participation: { readonly state: ParticipationState; readonly claimableUntil: Date | null } | null;
  /** The member takes part in nothing now: excluded, or on a break. */
  readonly isBarred: boolean;
  /** What it waits for has happened without it, such as the first deposit; false where nothing is said. */
  readonly isMissed?: boolean;
  /** Nobody is signed in: a guest has joined nothing. */
  readonly isGuest?: boolean;
}

/** Triggers whose reward follows from the whole period. */
const PERIOD_TRIGGERS: ReadonlySet<TriggerKind> = new Set(['net_loss', 'turnover', 'ranking']);
export const isPeriodTrigger = (trigger: TriggerKind): boolean => PERIOD_TRIGGERS.has(trigger);

/** The one mapping of the engine's states to what is shown. Time decides, not a job. */
export function shownState(facts: ShownFacts): ShownState {
  const { now, participation, isBarred } = facts;
  const { delivery } = facts.promotion;
  switch (participation?.state) {
    case 'paid':
      return delivery === 'claim' ? 'claimed' : 'issued';
    case 'rejected':
      return 'rejected';
    case 'forfeited':
    case 'expired':
    case 'cancelled':
      return 'closed';
    case 'completed':
      if (isBarred || (participation.claimableUntil && participation.claimableUntil <= now)) return 'closed';
      return delivery === 'claim' ? 'claim' : 'process';
    case 'applied':
      return 'applying';
    case 'active':
      return 'process';
    case 'joined':
    case undefined:
      return openState(facts);
  }
}

/** Of a member who has not taken part yet, or waits for what sets it off. */
function openState({
  now,
  promotion,
  participation,
  isBarred,
  isMissed = false,
  isGuest = false,
}: ShownFacts): ShownState {
  const { state, startsAt, endsAt, isBudgetLeft, trigger, enrolment } = promotion;
  if (isBarred || isMissed || state !== 'published' || (endsAt && endsAt <= now) || !isBudgetLeft) return 'closed';
  if (participation?.state === 'joined') return isPeriodTrigger(trigger) ? 'signed_up' : 'joined';
  if (startsAt > now) return 'coming_soon';
  return enrolment === 'automatic' && isSilent(trigger) && !isGuest ? 'joined' : 'join';
}

/** What a member does next; null: nothing, or wait. */
export const PROMOTION_ACTIONS = ['join', 'apply', 'enter_code', 'deposit', 'claim', 'open'] as const;
export type PromotionAction = (typeof PROMOTION_ACTIONS)[number];

export function promotionAction(
  shown: ShownState,
  { trigger, enrolment }: Pick<ShownFacts['promotion'], 'trigger' | 'enrolment'>,
): PromotionAction | null {
  if (shown === 'claim') return 'claim';
  if (shown === 'joined') return trigger === 'deposit' ? 'deposit' : null;
  if (shown !== 'join') return null;
  if (trigger === 'screen') return 'open';
  if (trigger === 'code') return 'enter_code';
  if (isApplication(trigger)) return 'apply';
  return enrolment === 'join' ? 'join' : null;
}

/** Triggers that a member sets off by an application, which an operator decides. */
export const isApplication = (trigger: TriggerKind): boolean =>
  trigger === 'application' || trigger === 'social' || trigger === 'app_download';

/** Triggers that ask a member for nothing here. */
const isSilent = (trigger: TriggerKind): boolean =>
  !isApplication(trigger) && trigger !== 'code' && trigger !== 'screen';

/**
 * How far a friend has come. qualified: the reward waits to be claimed. lapsed: it was not claimed in time. refused: the friend does not
 * count, such as one with the member's own device or account for withdrawals.
 */
export const REFERRAL_STAGES = ['registered', 'deposited', 'qualified', 'paid', 'lapsed', 'refused'] as const;
export type ReferralStage = (typeof REFERRAL_STAGES)[number];
