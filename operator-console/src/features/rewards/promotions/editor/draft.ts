import type { PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import type { GameType } from '@marquee/contract/constants';
import type { TicketUnit } from '@marquee/contract/prizes/kinds';
import type { PromotionScreen, PromotionType, TriggerKind } from '@marquee/contract/promotions/kinds';
import type { PromotionBonus, PromotionReward } from '@marquee/contract/promotions/rewards';
import type { PromotionRules } from '@marquee/contract/promotions/rules';
import type { Trigger } from '@marquee/contract/promotions/triggers';
import type { MinOddsValues } from '../../min-odds/min-odds-values';

type Of<Kind extends TriggerKind> = Extract<Trigger, { kind: Kind }>;

/** Fields of every trigger as the form holds them: numbers as text, those of other kinds unused. */
export interface TriggerDraft {
  readonly kind: TriggerKind;
  readonly nth: string;
  readonly weekdays: readonly number[];
  readonly minimum: string;
  readonly frequency: Of<'deposit'>['frequency'];
  readonly period: Of<'turnover'>['period'];
  readonly basis: Of<'net_loss'>['basis'];
  readonly by: Of<'ranking'>['by'];
  readonly missionId: string;
  readonly level: string;
  readonly images: string;
  readonly isRemarkRequired: boolean;
  readonly network: string;
  readonly address: string;
  readonly screen: PromotionScreen;
  readonly code: string;
  /** Of an invitation: empty, as much as the minimum. */
  readonly validBet: string;
  /** Empty: any number. */
  readonly friendsMax: string;
  /** Not edited here; kept as it was. */
  readonly invitedReward: PromotionReward | null;
}

type AmountKind = 'fixed' | 'percent' | 'tiers' | 'places';

/** Fields of every reward, likewise. `amount` holds points where the reward is points. */
export interface RewardDraft {
  readonly kind: PromotionReward['kind'];
  readonly amount: {
    readonly kind: AmountKind;
    readonly amount: string;
    readonly percent: string;
    readonly cap: string;
    readonly tiers: readonly { readonly from: string; readonly amount: string }[];
    readonly places: readonly { readonly to: string; readonly amount: string }[];
  };
  readonly wageringTimes: string;
  readonly bonus: Pick<PromotionBonus, 'mode' | 'base' | 'inSteps' | 'stacking'> & {
    readonly maxStake: string;
    /** Empty: all that is left becomes cash. */
    readonly capTimes: string;
    readonly lifetimeHours: string;
    /** Per cent by type of game; empty: all of it. */
    readonly contribution: Readonly<Partial<Record<GameType, string>>>;
    readonly minOdds: MinOddsValues;
  };
  readonly nodeId: string;
  readonly bets: string;
  readonly stake: string;
  readonly lifetimeHours: string;
  readonly unit: TicketUnit;
  readonly count: string;
  readonly lifetimeDays: string;
}

/** The form's fields stand where the call has them, so that a refusal finds its field. */
export interface TermsDraft extends Pick<PromotionTerms, 'picture'> {
  readonly texts: Readonly<Record<string, { title: string; summary: string; terms: string }>>;
  readonly types: readonly PromotionType[];
  readonly priority: string;
  /** ISO 8601; an empty end is open. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly budget: string;
  readonly budgetCount: string;
  readonly rules: {
    readonly trigger: TriggerDraft;
    readonly reward: RewardDraft;
    readonly conditions: Omit<PromotionRules['conditions'], 'vendors' | 'newForDays' | 'vipLevel'> & {
      readonly vendors: string;
      readonly newForDays: string;
      readonly vipLevel: string;
    };
    readonly enrolment: PromotionRules['enrolment'];
    readonly delivery: PromotionRules['delivery'];
    readonly claimDays: string;
  };
}
