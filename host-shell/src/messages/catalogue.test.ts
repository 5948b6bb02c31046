import { errorCatalogue } from '@marquee/contract/errors';
import { describe, expect, it } from 'vitest';
import popupsBn from '../popup-messages/bn.json';
import firstBn from './bn.json';
import { english as en } from './english.fixture';

const bn = { ...firstBn, ...popupsBn };

function flatten(messages: object, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value as object, `${prefix}${key}.`),
  );
}
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)[^}]*\}\}/g)].map(([, name]) => name).sort();

describe('the shell’s catalogues', () => {
  it('keep what popups say apart from the first screen', () => {
    expect(Object.keys(firstBn).filter((group) => group in popupsBn)).toEqual([]);
  });

  const english = new Map(flatten(en));
  const bengali = new Map(flatten(bn));

  it('hold the same messages', () => {
    expect([...bengali.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('interpolate the same values', () => {
    for (const [key, text] of english)
      expect([key, placeholders(bengali.get(key) ?? '')]).toEqual([key, placeholders(text)]);
  });

  it('are in Bengali where they say so, but for names', () => {
    const latin = [...bengali].filter(([, text]) => !/\p{Script=Bengali}/u.test(text)).map(([key]) => key);
    expect(
      latin.filter(
        (key) =>
          !/^register\.field\.(line|whatsapp|facebook|wechat|zalo|telegram)$|^social\.provider\.|^announcements\.page$/.test(
            key,
          ),
      ),
    ).toEqual([]);
  });

  it('have a sentence for every error of the catalogue', () => {
    expect(Object.keys(errorCatalogue).filter((code) => !english.has(`errors.${code}`))).toEqual([]);
  });
});
