import type { CallValue, ParsedCallRequest } from '@marquee/contract/calls/index';
import { formatAmount } from '@marquee/contract/money';
import { enteredAmount } from '../../../platform/entered-amount';
import { inTransaction } from '../../../platform/database';
import type { Platform } from '../../../platform/platform';
import { type BrandService, operatedBrand } from '../../brand/service';
import type { Audit } from '../../operator/audit';
import { requireRight } from '../../operator/service';
import { type OfferRow, readAllOffers, writeOffer } from '../offers';
import { brandIdsOf, brandsById, type AdminContext } from './admin-context';
import { recordChange } from './term-changes';

/** Administration of deposit bonuses; each change has a reason, recorded in its transaction. */
export function createAdminOffers({ database: { pool } }: Platform, brands: BrandService, audit: Audit) {
  return {
    async offers({ operator }: AdminContext): Promise<CallValue<'depositAdmin.offers'>> {
      requireRight(operator, 'cashier');
      const [rows, brandById] = [await readAllOffers(pool, brandIdsOf(operator)), await brandsById(brands)];
      return rows.map((row) => ({
        offerId: row.id,
        brand: brandById.get(row.brand_id)?.code ?? '',
        currency: brandById.get(row.brand_id)?.currency ?? '',
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
      const { brand: code, reason, wageringTimes, ...terms } = request;
      const brand = await operatedBrand(brands, context.operator, 'cashier', code);
      const offer: Omit<OfferRow, 'id'> = {
        ...terms,
        brand_id: brand.id,
        wagering_times: wageringTimes,
        cap: enteredAmount(terms.cap),
        minimum: enteredAmount(terms.minimum),
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
