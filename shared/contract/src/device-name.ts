/** Browsers by what their user agent says, those first that name others too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const HANDHELD = new Set(['Android', 'iPadOS', 'iOS']);

/** A device in words that its owner knows: its browser and its system, as far as the user agent tells. */
export function deviceOf(userAgent: string): { readonly name: string; readonly isHandheld: boolean } {
  const nameOf = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = nameOf(SYSTEMS);
  return {
    name: [nameOf(BROWSERS), system].filter((part) => part !== undefined).join(' · '),
    isHandheld: system !== undefined && HANDHELD.has(system),
  };
}
