import type { BootDocument } from '@marquee/contract/boot';
import { GUEST } from '@marquee/contract/guest';
import { STANDARD_FORMATS } from '@marquee/contract/languages';
import type { Session } from '@marquee/contract/session';
import { OFFICE_FACTS } from '@marquee/contract/session-facts';

const NO_RELEASE = { version: '0.0.0', baseUrl: '/', entry: 'none.js', integrity: {}, assets: {} };

/** The boot document of a small brand, without remotes. */
export function mockBoot(changes: Partial<BootDocument> = {}): BootDocument {
  return {
    revision: 'test',
    brand: {
      code: 'sundarban',
      name: 'Sundarban',
      look: '/looks/sundarban/1-test/',
      currency: 'BDT',
      currencySymbol: '৳',
      formats: STANDARD_FORMATS,
      offsetMinutes: 360,
      languages: ['bn', 'en'],
      defaultLanguage: 'bn',
      flags: {},
      merchantCode: 'test',
      termsAge: 18,
      customerService: [],
      social: [],
      socialLogins: [],
      phoneLogin: null,
      playOrigin: 'http://play.localhost',
      countsPageViews: false,
      showsSession: false,
    },
    language: 'en',
    theme: 'dark',
    session: GUEST,
    status: { status: 0, maintenanceEnd: null, ip: '127.0.0.1' },
    shell: NO_RELEASE,
    remotes: [],
    disabledRemotes: [],
    reloads: {},
    preview: null,
    homeBanners: [],
    categories: [],
    envelopeKey: { id: 'test', publicKey: '' },
    overridesAllowed: false,
    production: false,
    telemetry: null,
    ...changes,
  };
}

/** The session of a signed-in member. */
export function mockSession(state: Exclude<Session['state'], 'guest'>): Session {
  return {
    state,
    member: {
      id: 'm-1',
      account: 'rahim1',
      nickname: 'Rahim',
      picture: null,
      type: state === 'trial' ? 4 : state === 'agent' ? 1 : 3,
      currency: 'BDT',
      language: 'en',
      registeredAt: '2026-01-02T03:04:05.000Z',
      facts: state === 'agent' ? [...OFFICE_FACTS] : [],
    },
  };
}
