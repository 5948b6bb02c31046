import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { type ConsoleClient, signInOperator } from './console-client';

/** A promotion of a journey's own. */
export interface OwnPromotion {
  readonly brand: string;
  readonly kind: string;
  readonly title: string;
  readonly picture: string;
  readonly trigger: object;
  readonly reward: object;
  readonly enrolment: 'automatic' | 'join';
  readonly delivery: 'automatic' | 'claim';
  /** Decimal string. */
  readonly budget: string;
}

export interface PublishedPromotion {
  readonly promotionId: string;
  /** Gives its reward to a member by hand. */
  grant(account: string): Promise<unknown>;
  /** Nobody can take part any more; what was given stays. */
  end(): Promise<unknown>;
}

const CLAIM_DAYS = 3;
/** After those of the brand. */
const PRIORITY = 900;
const REASON = 'For a journey';

/** Publishes a promotion from now on, without conditions, as one operator proposes it and another confirms it. */
export async function publishPromotion(promotion: OwnPromotion): Promise<PublishedPromotion> {
  const { brand, kind, title, picture, trigger, reward, enrolment, delivery, budget } = promotion;
  const [first, second] = [await signInOperator(), await signInOperator('secondOperator')];
  const [promotionId, reason] = [randomUUID(), REASON];
  const terms = {
    texts: { en: { title, summary: 'Made for a journey.', terms: '' } },
    picture,
    types: ['other'],
    priority: PRIORITY,
    startsAt: new Date().toISOString(),
    endsAt: null,
    budget,
    budgetCount: null,
    rules: {
      trigger,
      reward,
      enrolment,
      delivery,
      claimDays: delivery === 'claim' ? CLAIM_DAYS : null,
      conditions: {
        gameTypes: [],
        vendors: [],
        hasMobile: false,
        hasEmail: false,
        hasPayee: false,
        onePerHousehold: false,
        newForDays: null,
      },
    },
  };
  const path = `/ops/promotions/${promotionId}`;
  await proposeTerms(first, { promotionId, brand, kind, terms, revision: null, reason });
  await approveTerms(second, promotionId, REASON);
  return {
    promotionId,
    grant: (account) => first.call(`${path}/grants`, { promotionId, grantId: randomUUID(), account, reason }),
    end: () => first.call(`${path}/state`, { change: 'end', reason }),
  };
}

/** Saves the next draft of a promotion, and proposes it. @param draft with the revision that it was made from, null for a new one */
export async function proposeTerms(
  operator: ConsoleClient,
  draft: { readonly promotionId: string; readonly reason: string } & Readonly<Record<string, unknown>>,
): Promise<void> {
  const { versions } = (await operator.call('/ops/promotions', draft)) as {
    readonly versions: readonly { readonly version: number; readonly revision: string }[];
  };
  const [latest] = versions;
  if (!latest) throw new Error(`the promotion ${draft.promotionId} has no draft`);
  const { version, revision } = latest;
  await operator.call(`/ops/promotions/${draft.promotionId}/proposal`, { version, revision, reason: draft.reason });
}

/** Approves what another operator proposed for a promotion. */
export async function approveTerms(operator: ConsoleClient, promotionId: string, reason: string): Promise<void> {
  const query = `kind=promotion-terms&subject=${promotionId}&state=open&pageNo=1&pageSize=10`;
  const { content } = (await operator.read(`/ops/proposals?${query}`)) as {
    readonly content: readonly { readonly proposalId: string }[];
  };
  const [waiting] = content;
  if (!waiting) throw new Error(`nothing waits for the promotion ${promotionId}`);
  await operator.call(`/ops/proposals/${waiting.proposalId}/approval`, { reason });
}

/** A member's row in the console's page of a promotion; rows of others name the account too, where something is shared. */
export const participant = (operator: Page, account: string, state: string): Locator =>
  operator
    .getByRole('row')
    .filter({ has: operator.getByRole('rowheader', { name: account }) })
    .filter({ hasText: state });
