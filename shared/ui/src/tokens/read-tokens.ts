interface BrandTheme {
  readonly brand: string;
  readonly theme: 'dark' | 'light';
}

function appliesTo(selector: string, { brand, theme }: BrandTheme): boolean {
  if (selector === ':root' || selector === `[data-brand='${brand}']`) return true;
  return selector === `[data-brand='${brand}'][data-theme='${theme}']`;
}

/**
 * Reads custom properties from the token files as the cascade would for one look.
 * @returns a reader that follows `var()` to the `#rrggbb` at the end; it throws for a name that is missing or no colour.
 */
export function readTokens(files: readonly string[], brandTheme: BrandTheme): (name: string) => string {
  const values = new Map<string, string>();
  for (const file of files) {
    const rules = file.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@layer [\w, ]+\{/g, '');
    for (const [, selector = '', body = ''] of rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (!appliesTo(selector.trim().replaceAll('"', "'"), brandTheme)) continue;
      for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) values.set(name, value.trim());
    }
  }
  const resolve = (name: string): string => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`No token --${name}`);
    const [, target] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    if (target !== undefined) return resolve(target);
    if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`--${name} is not a plain colour: ${value}`);
    return value;
  };
  return resolve;
}
