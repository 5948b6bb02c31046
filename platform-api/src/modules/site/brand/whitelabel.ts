import type { CallValue } from '@marquee/contract/calls/index';
import type { Brand } from './brand';

type Whitelabel = CallValue<'system.whitelabel'>;

interface Visit {
  /** Address of the visitor. */
  readonly ip: string;
  /** Where the site was opened, which serves its own pictures. */
  readonly ownOrigin: string;
  readonly gameOrigins: readonly string[];
}

/** English labels of the links that a brand can have. */
const LABELS: Readonly<Record<string, string>> = {
  LIVECHAT: 'Live chat',
  FACEBOOK: 'Facebook',
  TELEGRAM: 'Telegram',
  WHATSAPP: 'WhatsApp',
  IOS: 'iOS app',
  ANDROID: 'Android app',
};

/** Which flags belong to which area of the site. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  REGISTER: ['USERNAMEREG3', 'MOBILENUMREG3', 'SMSVERIF3'],
  LOGIN: ['SMSLOGIN3', 'FREEPLAY', 'REMEMBERME', 'STEPUP'],
  PASSWORD: ['FORGOTEMAIL3', 'FORGOTMOBILE3', 'CHNGPASSVERIF3', 'FORCECHANGEPASS'],
  REWARDS: ['POINTS', 'MANUALREBATE', 'VIP', 'REFERRAL'],
  WALLET: ['AGENTPOLICY3'],
  APPS: ['APPDOWNLOAD'],
};

/** Every flag below its area; flags of companies outside stand below `OTHER`. */
function moduleTree(flags: Brand['config']['flags']): Whitelabel['modules'] {
  const placed = new Set(Object.values(AREAS).flat());
  const areas = { ...AREAS, OTHER: Object.keys(flags).filter((key) => !placed.has(key)) };
  return Object.entries(areas).flatMap(([key, own]) => {
    const modules = own.flatMap((name) => {
      const enabled = flags[name];
      return enabled === undefined ? [] : [{ key: name, enabled }];
    });
    return modules.length > 0 ? [{ key, enabled: modules.some(({ enabled }) => enabled), modules }] : [];
  });
}

/** A brand's configuration as clients read it (specification, section 3). */
export function whitelabelOf(
  { code, name, currency, mainHost, config }: Brand,
  { ip, ownOrigin, gameOrigins }: Visit,
): Whitelabel {
  return {
    brand: code,
    name,
    currency,
    languages: config.languages,
    defaultLanguage: config.defaultLanguage,
    flags: config.flags,
    modules: moduleTree(config.flags),
    mainDomain: mainHost,
    resources: resourcesOf(config),
    analytics: config.analytics,
    imageCDNs: [ownOrigin, ...config.imageOrigins],
    launchGameCDNs: [...gameOrigins],
    location: { ip },
  };
}

function resourcesOf({ social, apps }: Brand['config']): Whitelabel['resources'] {
  const resource = (key: string, url: string, name: string) => ({ key, labelNameEn: LABELS[key] ?? key, url, name });
  return [
    ...social.map(({ csType, path, title }) => resource(csType, path, title)),
    ...(apps.ios ? [resource('IOS', apps.ios, LABELS['IOS'] ?? '')] : []),
    ...(apps.android ? [resource('ANDROID', apps.android, LABELS['ANDROID'] ?? '')] : []),
  ];
}
