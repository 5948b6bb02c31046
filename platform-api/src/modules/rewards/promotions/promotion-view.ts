import type { PromotionCard, PromotionDetail } from '@marquee/contract/calls/promotions';
import { promotionAction, shownState } from '@marquee/contract/promotions/states';
import { shownTrigger } from '@marquee/contract/promotions/triggers';
import { isBudgetLeft } from './participation/budget';
import type { ListedRow } from './list-repository';
import type { Progress } from './settle/progress';

/** What decides how a promotion is shown to a visitor. */
export interface ViewFacts {
  readonly now: Date;
  readonly isBarred: boolean;
  readonly isMissed: boolean;
  readonly isGuest: boolean;
  readonly progress: Progress | null;
}

export function promotionCard(
  row: ListedRow,
  { now, isBarred, isMissed, isGuest, progress }: ViewFacts,
): PromotionCard {
  const { rules, participationState, claimableUntil, texts } = row;
  const { trigger, enrolment, delivery } = rules;
  const promotion = {
    state: row.state,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    isBudgetLeft: isBudgetLeft(row, rules.reward),
    trigger: trigger.kind,
    enrolment,
    delivery,
  };
  const participation = participationState && { state: participationState, claimableUntil };
  const state = shownState({ now, promotion, participation, isBarred, isMissed, isGuest });
  return {
    promotionId: row.id,
    kind: row.kind,
    types: row.types,
    title: texts.title,
    summary: texts.summary,
    picture: row.picture,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    state,
    reason: state === 'rejected' || state === 'closed' ? row.reason : null,
    action: promotionAction(state, { trigger: trigger.kind, enrolment }),
    screen: trigger.kind === 'screen' ? trigger.screen : null,
    participationId: row.participationId,
    claimableUntil: state === 'claim' ? (claimableUntil?.toISOString() ?? null) : null,
    progress: state === 'joined' || state === 'signed_up' ? progress : null,
  };
}

/** What can be claimed first, what is over last, and between them the brand's own order. */
export function inListOrder(cards: readonly PromotionCard[]): PromotionCard[] {
  return cards.toSorted((one, other) => listRank(one) - listRank(other));
}

function listRank({ state }: PromotionCard): number {
  if (state === 'claim') return 0;
  return state === 'closed' || state === 'rejected' ? 2 : 1;
}

/** @param depositWageringPercent what the brand's deposits have to be wagered before a withdrawal */
export function promotionDetail(
  row: ListedRow,
  facts: ViewFacts,
  { currency, depositWageringPercent }: { readonly currency: string; readonly depositWageringPercent: number },
): PromotionDetail {
  const { trigger, ...rules } = row.rules;
  const { remark, imageIds, joinedAt } = row;
  return {
    ...promotionCard(row, facts),
    currency,
    terms: row.texts.terms,
    ownWageringPercent: trigger.kind === 'deposit' ? depositWageringPercent : null,
    rules: { ...rules, trigger: shownTrigger(trigger) },
    application: remark === null || !imageIds || !joinedAt ? null : { remark, imageIds, at: joinedAt.toISOString() },
  };
}
