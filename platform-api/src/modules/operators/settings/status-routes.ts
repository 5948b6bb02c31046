import { SYSTEM_STATUS } from '@marquee/contract/constants';
import { inTransaction } from '../../../platform/database';
import { Failure } from '../../../platform/failure';
import type { CallContext } from '../../../platform/http/call-context';
import type { On } from '../../../platform/http/call-registrar';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../audit/audit';
import { requireRight } from '../rights/rights';
import { accountRulesOf, withAccountRules } from '../../site/brand/account-rules';
import { changeConfig } from './change-config';
import type { BrandConfig } from '../../site/brand/config';
import { operatedBrand } from '../rights/operated-brand';
import type { Brand } from '../../site/brand/brand';
import type { BrandService } from '../../site/brand/service';

export interface BrandStatusParts {
  readonly platform: Pick<Platform, 'database' | 'bus'>;
  readonly brands: BrandService;
  readonly audit: Audit;
  readonly countryDatabase: string | null;
}

interface StatusChange {
  readonly brand: string;
  readonly reason: string;
  readonly action: string;
  readonly change: Partial<BrandConfig>;
}

/** Operators with the right `brands` close and open a site and block regions. */
export function brandStatusRoutes(on: On, { platform, brands, audit, countryDatabase }: BrandStatusParts): void {
  const brandFor = ({ operator }: CallContext<'operator'>, code: string) =>
    operatedBrand(brands, operator, 'brands', code);

  const apply = async (context: CallContext<'operator'>, { brand: code, reason, action, change }: StatusChange) => {
    const brand = await brandFor(context, code);
    await inTransaction(platform.database.pool, async (client) => {
      const before = await changeConfig(client, brand.id, change);
      const names = Object.keys(change) as (keyof BrandConfig)[];
      await audit.record(
        {
          actor: { kind: 'operator', id: context.operator.id },
          action,
          subject: `brand:${code}`,
          reason,
          details: { before: Object.fromEntries(names.map((name) => [name, before[name]])), after: change },
          brandId: brand.id,
          requestId: context.requestId,
        },
        client,
      );
    });
    platform.bus.publish('config.changed', { revision: context.requestId }, { brandId: brand.id });
    return null;
  };

  on('brandStatus.read', async ({ brand: code }, context) => {
    const { config } = await brandFor(context, code);
    return {
      maintenance: config.status === SYSTEM_STATUS.maintenance,
      maintenanceEnd: config.maintenanceEnd,
      regions: config.regions,
      countryDatabase,
    };
  });

  on('brandStatus.setMaintenance', ({ brand, on: closed, end, reason }, context) =>
    apply(context, {
      brand,
      reason,
      action: closed ? 'brand.closed' : 'brand.opened',
      change: {
        status: closed ? SYSTEM_STATUS.maintenance : SYSTEM_STATUS.normal,
        maintenanceEnd: closed ? end : null,
      },
    }),
  );

  on('brandStatus.readSupport', async ({ brand: code }, context) => (await brandFor(context, code)).config.support);

  on('brandStatus.setSupport', ({ brand, settings, reason }, context) =>
    apply(context, { brand, reason, action: 'brand.support-set', change: { support: settings } }),
  );

  for (const routes of [withdrawalRoutes, safeguardRoutes, displayRoutes]) routes(on, brandFor, apply);

  on('brandStatus.readAccountRules', async ({ brand: code }, context) => {
    const rules = accountRulesOf((await brandFor(context, code)).config);
    if (!rules) throw new Failure('not_found');
    return rules;
  });

  on('brandStatus.setAccountRules', async ({ brand, rules, reason }, context) => {
    const change = withAccountRules((await brandFor(context, brand)).config, rules);
    return apply(context, { brand, reason, action: 'brand.account-rules-set', change });
  });

  on(
    'brandStatus.readJurisdiction',
    async ({ brand: code }, context) => (await brandFor(context, code)).config.jurisdiction,
  );

  on('brandStatus.setJurisdiction', ({ brand, jurisdiction, reason }, context) =>
    apply(context, { brand, reason, action: 'brand.jurisdiction-set', change: { jurisdiction } }),
  );

  on('brandStatus.setRegions', ({ brand, regions, reason }, context) =>
    apply(context, { brand, reason, action: 'brand.regions-set', change: { regions } }),
  );
}

type Context = CallContext<'operator'>;

/** Withdrawal settings; they need the money right as well. */
function withdrawalRoutes(
  on: On,
  brandFor: (context: Context, code: string) => Promise<Brand>,
  apply: (context: Context, change: StatusChange) => Promise<null>,
): void {
  const withdrawalOf = async (context: Context, code: string) => {
    requireRight(context.operator, 'cashier');
    return (await brandFor(context, code)).config.withdrawal;
  };

  on('brandStatus.readWithdrawal', async ({ brand }, context) => {
    const { passwordDigits: _fixed, ...terms } = await withdrawalOf(context, brand);
    return terms;
  });

  on('brandStatus.setWithdrawal', async ({ brand, terms, reason }, context) => {
    const { passwordDigits } = await withdrawalOf(context, brand);
    const change = { withdrawal: { ...terms, passwordDigits } };
    return apply(context, { brand, reason, action: 'brand.withdrawal-set', change });
  });
}

/** Bounds against misuse; they bind operators with the money right, so setting them needs it as well. */
function safeguardRoutes(
  on: On,
  brandFor: (context: Context, code: string) => Promise<Brand>,
  apply: (context: Context, change: StatusChange) => Promise<null>,
): void {
  on('brandStatus.readSafeguards', async ({ brand }, context) => {
    requireRight(context.operator, 'cashier');
    return (await brandFor(context, brand)).config.safeguards;
  });

  on('brandStatus.setSafeguards', ({ brand, safeguards, reason }, context) => {
    requireRight(context.operator, 'cashier');
    return apply(context, { brand, reason, action: 'brand.safeguards-set', change: { safeguards } });
  });
}

/** How pages write figures and dates, and which lottery results they ask for. */
function displayRoutes(
  on: On,
  brandFor: (context: Context, code: string) => Promise<Brand>,
  apply: (context: Context, change: StatusChange) => Promise<null>,
): void {
  on('brandStatus.readDisplay', async ({ brand }, context) => {
    const { formats, prizeMode } = (await brandFor(context, brand)).config;
    return { ...formats, prizeMode };
  });

  on('brandStatus.setDisplay', ({ brand, display: { prizeMode, ...formats }, reason }, context) =>
    apply(context, { brand, reason, action: 'brand.display-set', change: { formats, prizeMode } }),
  );
}
