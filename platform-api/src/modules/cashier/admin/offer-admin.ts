import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { Platform } from '../../../platform/platform';
import type { BrandService } from '../../brand/service';
import type { Audit } from '../../operator/audit';
import { requireBrand, requireRight } from '../../operator/service';
import { wholeCents } from '../begin';
import { type OfferRow, readAllOffers, writeOffer } from '../offers';
import { brandIdsOf, brandsById, type AdminContext } from './admin-context';
import { recordChange } from './term-changes';

/** Deposit bonuses as operators set them; each change with its reason, recorded in its transaction. */
export function createAdminOffers({ database: { pool } }: Platform, brands: BrandService, audit: Audit) {
  return {
    async offers({ operator }: AdminContext): Promise<CallValue<'depositAdmin.offers'>> {
      requireRight(operator, 'cashier');
      const [rows, known] = [await readAllOffers(pool, brandIdsOf(operator)), await brandsById(brands)];
      return rows.map((row) => ({
        offerId: row.id,
        brand: known.get(row.brand_id)?.code ?? '',
        currency: known.get(row.brand_id)?.currency ?? '',
        code: row.code,
        names: { ...row.names },
        percent: row.percent,
        cap: formatAmount(row.cap),
        minimum: formatAmount(row.minimum),
        wageringTimes: row.wagering_times,
        frequency: row.frequency,
        enabled: row.enabled,
        used: Number(row.used),
      }));
    },

    async saveOffer(context: AdminContext, request: ParsedCallRequest<'depositAdmin.saveOffer'>): Promise<null> {
      requireRight(context.operator, 'cashier');
      const { brand: code, reason, wageringTimes, ...wanted } = request;
      const brand = (await brands.all()).find((candidate) => candidate.code === code);
      if (!brand) throw new Failure('not_found');
      requireBrand(context.operator, brand.id);
      const offer: Omit<OfferRow, 'id'> = {
        ...wanted,
        brand_id: brand.id,
        wagering_times: wageringTimes,
        cap: wholeCents(wanted.cap),
        minimum: wholeCents(wanted.minimum),
      };
      return inTransaction(pool, async (tx) => {
        const before = await writeOffer(tx, offer);
        const change = { action: 'deposit-offer.changed', subject: `deposit-offer:${offer.code}`, reason };
        await recordChange(tx, audit, context, { ...change, brandId: brand.id, before, after: offer });
        return null;
      });
    },
  };
}

export type AdminOffers = ReturnType<typeof createAdminOffers>;
