import { LANGUAGES } from '@marquee/contract/languages';
import { missingLanguages } from '@marquee/contract/missing-languages';
import { remoteManifestSchema } from '@marquee/contract/remote-manifest';
import { expect, it } from 'vitest';
import { newRemote } from './new-remote';
import { outside } from './outside';
import { remoteFiles } from './remote-files';

const versions = { sdk: '1.2.0', react: '19.3.1' };
const loyalty = newRemote('loyalty');
const kitRange = (sdk?: string) => outside(loyalty, versions, sdk).rangeOf('@marquee/kit');

it('takes the SDK from the registry, from a folder or from an address', () => {
  expect(kitRange()).toBe('^1.2.0');
  expect(kitRange('/sdk/')).toBe('file:/sdk/marquee-kit-1.2.0.tgz');
  expect(kitRange('https://console.example.com/sdk')).toBe('https://console.example.com/sdk/marquee-kit-1.2.0.tgz');
});

it('describes a page, a slot and a menu entry that the contract accepts', () => {
  const manifest = JSON.parse(
    remoteFiles(loyalty, outside(loyalty, versions, undefined))['remote.json'] ?? '',
  ) as object;
  expect(remoteManifestSchema.parse(manifest)).toMatchObject({
    id: 'mf-loyalty',
    routes: [{ pattern: '/loyalty' }],
    slots: [{ slot: 'home.game-rows' }],
    menu: [{ to: '/loyalty' }],
  });
});

it('takes a name with or without its prefix, of lower-case letters', () => {
  expect(newRemote('mf-loyal-club')).toEqual({ ...newRemote('loyal-club'), title: 'Loyal club' });
  for (const name of ['', 'Loyalty', '../loyalty', 'loyalty1', 'a'])
    expect(() => newRemote(name)).toThrow('lower-case');
});

it('speaks every language: no label and no text is a copy of the English one', () => {
  const files = remoteFiles(loyalty, outside(loyalty, versions, undefined));
  const textsOf = (language: string) =>
    JSON.parse(files[`src/messages/${language}.json`] ?? '') as Readonly<Record<string, string>>;
  const manifest = remoteManifestSchema.parse(JSON.parse(files['remote.json'] ?? ''));
  expect(missingLanguages(manifest, LANGUAGES)).toEqual([]);
  for (const language of LANGUAGES.filter((other) => other !== 'en'))
    for (const [key, text] of Object.entries(textsOf(language)))
      expect(text, `${language}: ${key}`).not.toBe(textsOf('en')[key]);
});
