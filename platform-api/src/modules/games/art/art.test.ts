import { isMotifName } from '@marquee/drawings/motifs';
import { expect, test } from 'vitest';
import { gameRows } from '../../../seed/catalogue/game-rows';
import { vendorSeeds } from '../../../seed/catalogue/vendors';
import { bannerArt } from './banners';
import { isSceneName } from './scenery';
import { drawTile } from './tile';
import { drawVendorLogo } from './vendor-logo';
import { drawWideTile } from './wide-tile';

const vendorCodes = new Map(vendorSeeds.map((vendor) => [vendor.id, vendor.code]));
const games = gameRows().filter((game) => game.game_type !== 'bgs');
const subjectOf = (game: (typeof games)[number]) => ({
  vendorCode: vendorCodes.get(game.vendor_id) ?? '',
  gameCode: game.code,
  name: game.motif.replaceAll('/', ' '),
  motif: game.motif,
});
const sample = games.filter((_, index) => index % 97 === 0);

test('draws the same bytes for the same game', () => {
  for (const game of sample) expect(drawTile(subjectOf(game))).toBe(drawTile(subjectOf(game)));
});

test('draws no two games of a sample alike', () => {
  const pictures = new Set(sample.map((game) => drawTile(subjectOf(game))));
  expect(pictures.size).toBe(sample.length);
});

test('has every drawing and scenery that the catalogue refers to', () => {
  const missing = new Set(
    games.flatMap((game) => {
      const [hero = '', scene = '', companion = ''] = game.motif.split('/');
      return isMotifName(hero) && isSceneName(scene) && isMotifName(companion) ? [] : [game.motif];
    }),
  );
  expect([...missing]).toEqual([]);
});

test('uses no filters, which would double the paint time', () => {
  for (const game of sample)
    for (const svg of [drawTile(subjectOf(game)), drawWideTile(subjectOf(game))]) expect(svg).not.toContain('filter');
});

test('uses each id once and resolves every reference', () => {
  const faults = sample.flatMap((game) =>
    [drawTile(subjectOf(game)), drawWideTile(subjectOf(game))].flatMap((svg) => {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
      const lost = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)]
        .map((match) => match[1])
        .filter((id) => !ids.includes(id));
      return [...twice, ...lost].map((id) => `${game.motif} ${id}`);
    }),
  );
  expect(faults).toEqual([]);
});

test('escapes the name in a logo', () => {
  expect(drawVendorLogo('PG', '<b>&')).toContain('&lt;b&gt;&amp;');
});

test('draws no banner for an unknown name', () => {
  expect(bannerArt('sundarban/night-home.svg')).toContain('<svg');
  expect(bannerArt('nobody/night-home.svg')).toBeNull();
  expect(bannerArt('sundarban/night-home.fr.svg')).toBeNull();
});
