import type { Translate } from '@marquee/kit';

/**
 * A sentence that belongs to a brand (`brand.<code>.<name>`), or the general one of a brand that has none of its own.
 * @param brand code and name; the sentence may hold the name as `{{brand}}`
 */
export function brandMessage(
  t: Translate,
  brand: { readonly code: string; readonly name: string },
  name: 'claim' | 'terms' | 'licence' | 'welcome',
): string {
  const key = `brand.${brand.code}.${name}`;
  const values = { brand: brand.name };
  const own = t(key, values);
  return own === key ? t(`brand.other.${name}`, values) : own;
}
