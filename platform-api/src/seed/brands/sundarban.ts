import type { BrandSeed } from './brand-seed';
import { usernameRegistration } from './register-fields';

/** Sundarban: Bangladesh, taka, Bengali first. */
export const sundarban: BrandSeed = {
  id: 1,
  code: 'sundarban',
  name: 'Sundarban',
  currency: 'BDT',
  offsetMinutes: 6 * 60,
  config: {
    currencySymbol: '৳',
    languages: ['bn', 'en'],
    defaultLanguage: 'bn',
    defaultTheme: 'dark',
    merchantCode: 'sundarbanbdt',
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
    registerFields: usernameRegistration({ mobileRequired: true }),
    registerMethods: ['username'],
    registerCaptcha: false,
    countryDialingCode: '+880',
    status: 0,
    maintenanceEnd: null,
    customerService: [
      { csType: 'TELEGRAM', title: 'Telegram', path: 'https://t.me/sundarban_support' },
      { csType: 'WHATSAPP', title: 'WhatsApp', path: 'https://wa.me/8801700000000' },
    ],
    social: [
      { csType: 'FACEBOOK', title: 'Facebook', path: 'https://www.facebook.com/sundarban.play' },
      { csType: 'TELEGRAM', title: 'Telegram', path: 'https://t.me/sundarban_news' },
    ],
    frameOrigins: [],
    vendors: [],
  },
};
