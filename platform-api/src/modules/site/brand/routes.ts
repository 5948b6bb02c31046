import { Failure } from '../../../platform/failure';
import type { On } from '../../../platform/http/call-registrar';
import { dialingCodesOf, registerFieldsOf, registerMethodsOf } from './registration-settings';
import type { Brand } from './brand';
import { countriesOf } from './countries';
import { whitelabelOf } from './whitelabel';
import type { BrandService } from './service';

export interface BrandRouteParts {
  readonly brands: BrandService;
  /** Origins that a launched game may come from. */
  readonly gameOriginsOf: (brand: Brand) => Promise<string[]>;
}

export function brandRoutes(on: On, { brands, gameOriginsOf }: BrandRouteParts): void {
  on('system.whitelabel', async (_input, { brand: { id }, ip, request }) => {
    const brand = await brands.byId(id);
    return whitelabelOf(brand, {
      ip,
      ownOrigin: `${request.protocol}://${request.host}`,
      gameOrigins: await gameOriginsOf(brand),
    });
  });

  on('system.countryCodes', async (_input, { brand, language }) =>
    countriesOf(dialingCodesOf((await brands.byId(brand.id)).config), language),
  );

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
