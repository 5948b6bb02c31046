import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@marquee/contract/languages';
import { describe, expect, test } from 'vitest';
import type { Messages } from './frame/texts';

const clientFolder = new URL('./', import.meta.url);
const clients = readdirSync(clientFolder).filter((name) =>
  existsSync(new URL(`${name}/messages/en.json`, clientFolder)),
);
const catalogue = (client: string, language: string) =>
  JSON.parse(readFileSync(new URL(`${client}/messages/${language}.json`, clientFolder), 'utf8')) as Messages;
const leaves = (tree: Messages, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort();

describe.each(clients)('the catalogues of %s', (client) => {
  const english = leaves(catalogue(client, 'en'));

  test.each(LANGUAGES)('%s has every sentence, in the same order, with the same values', (language) => {
    const own = leaves(catalogue(client, language));
    expect(own.map(([key]) => key)).toEqual(english.map(([key]) => key));
    for (const [index, [key, text]] of own.entries()) {
      expect(text, key).not.toBe('');
      expect(slots(text), key).toEqual(slots(english[index]?.[1] ?? ''));
    }
  });
});
