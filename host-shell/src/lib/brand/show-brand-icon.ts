const ICONS: Readonly<Record<string, string>> = {
  sundarban: new URL('./sundarban.svg', import.meta.url).href,
  meridian: new URL('./meridian.svg', import.meta.url).href,
};

/** Puts the brand's mark on the browser's tab. A brand without one keeps the browser's own sign. */
export function showBrandIcon(brandCode: string): void {
  const link = document.createElement('link');
  link.rel = 'icon';
  link.href = ICONS[brandCode] ?? 'data:,';
  document.head.append(link);
}
