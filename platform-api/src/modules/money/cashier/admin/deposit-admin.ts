import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import type { AdminDeposit } from '@marquee/contract/calls/deposit-admin';
import { Failure } from '../../../../platform/failure';
import type { OperatorRef } from '../../../../platform/http/visitor';
import type { Platform } from '../../../../platform/platform';
import type { PublicIds } from '../../../../platform/public-id';
import { offsetOf, pageOf } from '../../../../platform/paging';
import type { BrandService } from '../../../site/brand/service';
import { operatedBrandIds } from '../../../operators/rights/operated-brand';
import type { Audit } from '../../../operators/audit/audit';
import { canSeeBrand, requireRight } from '../../../operators/rights/rights';
import type { OpenedImage, Uploads } from '../../../operators/uploads/service';
import type { CreditParts } from '../credit';
import { proofSubject } from '../proofs';
import { depositView, FILTERS } from '../view';
import type { AdminContext } from './admin-context';
import { createDepositDecisions } from './deposit-decisions';
import { type AdminRow, readAdminDeposit, readAdminPage } from './deposit-admin-repository';

export interface DepositAdminParts extends Omit<CreditParts, 'clock' | 'jobs'> {
  readonly audit: Audit;
  readonly brands: BrandService;
  readonly uploads: Pick<Uploads, 'open'>;
  readonly ids: PublicIds;
}

/** Each throws `forbidden` without the right `cashier`, `deposit_not_found` for a deposit of another brand. */
export interface DepositAdmin {
  list(context: AdminContext, request: ParsedCallRequest<'depositAdmin.list'>): Promise<CallValue<'depositAdmin.list'>>;
  approve(context: AdminContext, request: ParsedCallRequest<'depositAdmin.approve'>): Promise<AdminDeposit>;
  reject(context: AdminContext, request: ParsedCallRequest<'depositAdmin.reject'>): Promise<AdminDeposit>;
  /** @throws Failure `image_not_found` */
  openImage(operator: OperatorRef, depositId: string, imageId: string): Promise<OpenedImage>;
}

export function createDepositAdmin(platform: Platform, parts: DepositAdminParts): DepositAdmin {
  const { pool } = platform.database;
  const { brands, ids, uploads } = parts;
  const decisions = createDepositDecisions(platform, parts, parts.audit);

  async function readDetail({ operator, language }: AdminContext, id: string): Promise<AdminDeposit> {
    const row = await readable(operator, id);
    return viewOf(row, language);
  }

  async function readable(operator: OperatorRef, id: string): Promise<AdminRow> {
    requireRight(operator, 'cashier');
    const row = await readAdminDeposit(pool, id);
    if (!row || !canSeeBrand(operator, row.brand_id)) throw new Failure('deposit_not_found');
    return row;
  }

  const viewOf = (row: AdminRow, language: string): AdminDeposit => ({
    ...depositView(row, language),
    reason: row.decision_reason,
    brand: row.brand,
    account: row.account,
    proofNote: row.proof_note,
    proofAt: row.proof_at?.toISOString() ?? null,
    decidedBy: row.decided_by_name,
    approvedBy: [...row.approved_by],
    transactionId: row.transaction_id === null ? null : ids.encode(row.transaction_id),
  });

  return {
    async list({ operator, language }, { brand, state, search, sort, ...page }) {
      const filter = {
        ...FILTERS[state ?? 'all'],
        brandIds: await operatedBrandIds(brands, operator, 'cashier', brand),
        search: search || null,
        transactionId: search ? numberOf(ids, search) : null,
        sort,
      };
      const { rows, total } = await readAdminPage(pool, filter, page.pageSize, offsetOf(page));
      return pageOf(
        rows.map((row) => viewOf(row, language)),
        total,
        page,
      );
    },
    async approve(context, request) {
      await decisions.approve(context, request);
      return readDetail(context, request.depositId);
    },
    async reject(context, request) {
      await decisions.reject(context, request);
      return readDetail(context, request.depositId);
    },
    async openImage(operator, depositId, imageId) {
      const { id } = await readable(operator, depositId);
      return uploads.open(imageId, proofSubject(id));
    },
  };
}

/** Finds the transaction by the public id that members see, or by the database number. */
function numberOf(ids: PublicIds, search: string): bigint | null {
  return /^\d{1,18}$/.test(search) && search.length !== 13 ? BigInt(search) : (ids.decode(search) ?? null);
}
