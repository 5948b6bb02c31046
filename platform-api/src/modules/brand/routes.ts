import { Failure } from '../../platform/failure';
import type { On } from '../../platform/http/call-registrar';
import type { SiteStatus } from '../region/site-status';
import { dialingCodesOf, registerFieldsOf, registerMethodsOf } from './registration-settings';
import type { Brand } from './repository';
import type { BrandService } from './service';

export function brandRoutes(on: On, brands: BrandService, statusOf: SiteStatus): void {
  on('system.status', async (_input, { brand, ip }) => statusOf(await brands.byId(brand.id), ip));

  on('system.whitelabel', async (_input, { brand }) => whitelabelOf(await brands.byId(brand.id)));

  on('system.registerSettings', async (_input, { brand }) => {
    const { config } = await brands.byId(brand.id);
    return {
      fields: registerFieldsOf(config, 'username'),
      mobileFields: registerFieldsOf(config, 'mobile'),
      termsAge: config.termsAge,
      birthdayAge: config.birthdayAge,
      captcha: config.registerCaptcha,
      countryDialingCode: config.countryDialingCode,
      dialingCodes: dialingCodesOf(config),
      methods: registerMethodsOf(config),
    };
  });

  on('system.domainRoute', async ({ domain }, { request }) => {
    const brand = await brands.byHost(domain ?? request.hostname);
    if (!brand) throw new Failure('invalid_url');
    return { brand: brand.code, mainDomain: brand.mainHost, site: 'member' as const };
  });
}

function whitelabelOf({ code, name, currency, config }: Brand) {
  return {
    brand: code,
    name,
    currency,
    languages: config.languages,
    defaultLanguage: config.defaultLanguage,
    flags: config.flags,
    modules: Object.entries(config.flags).map(([key, enabled]) => ({ key, enabled })),
  };
}
