import type { BrandSeed } from './brand-seed';
import { usernameRegistration } from './register-fields';

/** Meridian: Vietnam, dong; English first, Vietnamese second. Languages grow with the catalogues. */
export const meridian: BrandSeed = {
  id: 2,
  code: 'meridian',
  name: 'Meridian',
  currency: 'VND',
  offsetMinutes: 7 * 60,
  config: {
    currencySymbol: '₫',
    languages: ['en', 'bn'],
    defaultLanguage: 'en',
    defaultTheme: 'dark',
    merchantCode: 'meridianvnd',
    flags: {
      USERNAMEREG3: true,
      FREEPLAY: true,
      REFERRAL: false,
      POINTS: false,
      MANUALREBATE: false,
      REMEMBERME: true,
      APPDOWNLOAD: true,
    },
    termsAge: 18,
    birthdayAge: 21,
    registerFields: usernameRegistration({ mobileRequired: false }),
    registerMethods: ['username'],
    registerCaptcha: false,
    countryDialingCode: '+84',
    status: 0,
    maintenanceEnd: null,
    customerService: [{ csType: 'TELEGRAM', title: 'Telegram', path: 'https://t.me/meridian_care' }],
    social: [
      { csType: 'TELEGRAM', title: 'Telegram', path: 'https://t.me/meridian_live' },
      { csType: 'FACEBOOK', title: 'Facebook', path: 'https://www.facebook.com/meridian.live' },
    ],
    frameOrigins: [],
    vendors: [],
  },
};
