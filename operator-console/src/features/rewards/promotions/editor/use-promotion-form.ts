import type { AdminPromotionDetail } from '@marquee/contract/calls/promotion-fields';
import type { PromotionKind } from '@marquee/contract/promotions/kinds';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { newUuid } from '@marquee/kit/query/intent-key';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useConsoleForm } from '../../../../lib/forms/use-console-form';
import { useOperator } from '../../../../lib/session/operator';
import { useRevision } from '../../../../lib/revision/use-revision';
import { useChange } from '../../../../lib/forms/use-change';
import type { TermsDraft } from './draft';
import { draftOf, newDraft } from './draft-of-terms';
import { termsOf } from './terms-of-draft';

export interface PromotionValues {
  readonly brand: string;
  readonly kind: PromotionKind;
  readonly terms: TermsDraft;
  readonly reason: string;
}

export type PromotionForm = UseFormReturn<PromotionValues>;

/** The form of a promotion: the next version of an existing one, or a new one. Sent, it is a draft. */
export function usePromotionForm(promotion: AdminPromotionDetail | null) {
  const t = useMessages('console');
  const navigate = useNavigate();
  const { brands } = useOperator();
  const [promotionId] = useState(() => promotion?.promotionId ?? newUuid());
  const save = useChange(
    'promotionsAdmin.save',
    ({ title }) => t('promotions.saved', { title }),
    (saved) => void navigate(`/promotions/one/${saved.promotionId}`),
  );
  const [latest] = promotion?.versions ?? [];
  const revision = useRevision(latest?.revision ?? null);
  const consoleForm = useConsoleForm<PromotionValues>(
    {
      brand: promotion?.brand ?? brands[0] ?? '',
      kind: promotion?.kind ?? 'first_deposit',
      terms: promotion && latest ? draftOf(promotion.kind, latest.terms) : newDraft('first_deposit'),
      reason: '',
    },
    ({ terms, ...values }) =>
      revision.send((base) => save.mutateAsync({ promotionId, ...values, revision: base, terms: termsOf(terms) })),
  );
  return { ...consoleForm, revision };
}
