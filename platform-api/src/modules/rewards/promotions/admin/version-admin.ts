import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { AdminPromotionDetail, PromotionDryRun, PromotionTerms } from '@marquee/contract/calls/promotion-fields';
import type { TriggerKind } from '@marquee/contract/promotions/kinds';
import { inTransaction } from '../../../../platform/database';
import { enteredAmount } from '../../../../platform/entered-amount';
import { Failure, fieldFailure } from '../../../../platform/failure';
import { offsetOf, pageOf } from '../../../../platform/paging';
import { operatedBrand, operatedBrandIds } from '../../../operators/rights/operated-brand';
import { type Cycle, cycleOf } from '../periods';
import type { CatalogueService } from '../../../games/catalogue/service';
import type { BrandService } from '../../../site/brand/service';
import { adminView } from './admin-view';
import { createDryRun, type DryRunParts } from './dry-run';
import { readAccounts } from '../participation/account-repository';
import { dryRunView, membersOf } from './dry-run-view';
import { createPromotionAccess, type PromotionAccessParts } from './promotion-access';
import type { OperatorCaller } from '../../../operators/audit/operator-caller';
import { requireRevision } from '../../../operators/revision/revision';
import { promotionFacts } from './promotion-facts';
import { insertPromotion, readAdminRows, readVersions, writeDraft } from './version-repository';

interface VersionAdminParts extends PromotionAccessParts, DryRunParts {
  readonly platform: DryRunParts['platform'];
  readonly brands: Pick<BrandService, 'all' | 'byId'>;
  readonly catalogue: Pick<CatalogueService, 'gameToOpen'>;
}

/** Promotions and their drafts. Every method throws `forbidden` without the right `cashier` and the brand. */
export function createVersionAdmin(parts: VersionAdminParts) {
  const { platform, brands, catalogue } = parts;
  const { pool } = platform.database;
  const { detail, readOwn, lockOwn, record } = createPromotionAccess(parts);
  const dryRunOf = createDryRun(parts);

  return {
    async list(
      { operator }: OperatorCaller,
      { brand, state, kind, ...page }: ParsedCallRequest<'promotionsAdmin.list'>,
    ): Promise<CallValue<'promotionsAdmin.list'>> {
      const brandIds = await operatedBrandIds(brands, operator, 'cashier', brand);
      const part = { limit: page.pageSize, offset: offsetOf(page) };
      const { rows, total } = await readAdminRows(pool, { brandIds, state: state ?? null, kind: kind ?? null }, part);
      const views = rows.map(async (row) => adminView(row, await brands.byId(row.brandId)));
      return pageOf(await Promise.all(views), total, page);
    },

    detail,

    /** A dry run of a version of today. */
    async dryRun(
      caller: OperatorCaller,
      { promotionId: id, version }: ParsedCallRequest<'promotionsAdmin.dryRun'>,
    ): Promise<PromotionDryRun> {
      const { row, versions } = await readOwn(caller, id);
      const terms = versions.find((candidate) => candidate.version === version)?.terms;
      if (!terms) throw new Failure('not_found');
      const dryRun = await dryRunOf(row.brandId, terms);
      return dryRunView(dryRun, await readAccounts(pool, membersOf([dryRun])));
    },

    /** @throws Failure as the call's row says */
    async save(
      caller: OperatorCaller,
      request: ParsedCallRequest<'promotionsAdmin.save'>,
    ): Promise<AdminPromotionDetail> {
      const { promotionId: id, kind, terms, revision, reason } = request;
      const brand = await operatedBrand(brands, caller.operator, 'cashier', request.brand);
      enteredAmount(terms.budget);
      if (terms.rules.reward?.kind === 'free_bets') await catalogue.gameToOpen(brand.id, terms.rules.reward.nodeId);
      const at = platform.clock.now();
      await inTransaction(pool, async (tx) => {
        await insertPromotion(tx, { id, brandId: brand.id, kind }, at);
        const promotion = await lockOwn(tx, caller, id);
        if (promotion.brandId !== brand.id) throw new Failure('not_found');
        if (promotion.kind !== kind || promotion.state === 'ended') throw new Failure('promotion_state');
        requireSameTrigger(promotion, terms.rules);
        const [latest] = await readVersions(tx, id);
        const stored = latest ? promotionFacts(latest.terms, brand.currency) : null;
        requireRevision({ revision, stored, change: promotionFacts(terms, brand.currency) });
        const version = await writeDraft(tx, id, terms, { reason, operatorId: caller.operator.id, at });
        if (version === null) throw new Failure('promotion_state');
        const details = { version, terms };
        await record(tx, caller, { id, brandId: brand.id, action: 'promotions.saved', reason, details });
      });
      return detail(caller, id);
    },
  };
}

/**
 * What members have in a promotion is kept by its periods, so neither the trigger nor how often it counts changes once it is published.
 * @throws Failure `validation_failed` with the field
 */
function requireSameTrigger(
  published: { readonly trigger: TriggerKind | null; readonly cycle: Cycle | null },
  { trigger }: PromotionTerms['rules'],
): void {
  if (published.trigger === null || (published.trigger === trigger.kind && published.cycle === cycleOf(trigger)))
    return;
  const part = published.trigger !== trigger.kind ? 'kind' : trigger.kind === 'deposit' ? 'frequency' : 'period';
  throw fieldFailure({ path: `terms.rules.trigger.${part}`, messageKey: 'published' });
}
