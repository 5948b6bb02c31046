import type { AdminPromotion, PromotionVersion } from '@marquee/contract/calls/promotion-fields';
import { formatAmount } from '@marquee/contract/money';
import type { Brand } from '../../../site/brand/brand';
import { revisionOf } from '../../../operators/revision/revision';
import { promotionFacts } from './promotion-facts';
import type { AdminRow, VersionRow } from './version-repository';

export function adminView(
  { id, kind, state, version, waiting, terms, spent, rewarded, participants }: AdminRow,
  { code, currency }: Pick<Brand, 'code' | 'currency'>,
): AdminPromotion {
  const { startsAt, endsAt, budget, budgetCount, texts } = terms;
  return {
    promotionId: id,
    brand: code,
    currency,
    kind,
    state,
    title: texts['en']?.title ?? '',
    version,
    waiting,
    startsAt,
    endsAt,
    budget,
    budgetCount,
    spent: formatAmount(spent),
    rewarded,
    participants,
  };
}

export function versionView(row: VersionRow, currency: string): PromotionVersion {
  const { version, state, terms, reason, writtenByName, writtenAt, decidedByName, decidedAt } = row;
  return {
    version,
    state,
    terms,
    revision: revisionOf(promotionFacts(terms, currency)),
    reason,
    writtenBy: writtenByName,
    writtenAt: writtenAt.toISOString(),
    decidedBy: decidedByName,
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
