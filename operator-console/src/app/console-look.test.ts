import { readFileSync } from 'node:fs';
import { contrastFaults } from '@marquee/contract/look/contrast';
import { isColourToken, type LookTokens, type Theme, TOKEN_NAMES } from '@marquee/contract/look/tokens';
import { expect, it } from 'vitest';

const sheet = readFileSync(new URL('./console-look.css', import.meta.url), 'utf8');
const [dark = {}, changes = {}] = [...sheet.matchAll(/\{([^{}]+)\}/g)].map(([, body = '']) =>
  Object.fromEntries([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value])),
);
const looks: Readonly<Record<Theme, Readonly<Record<string, string>>>> = { dark, light: { ...dark, ...changes } };

it.each(['dark', 'light'] as const)('the %s console keeps the rules of a look', (theme) => {
  expect(TOKEN_NAMES.filter((name) => isColourToken(name) && !looks[theme][name])).toEqual([]);
  expect(contrastFaults(looks[theme] as LookTokens, theme)).toEqual([]);
});
