import { describe, expect, test } from 'vitest';
import type { Localised } from '../../platform/localised';
import { shippedBrands } from '../brands/brand-folder';
import { announcementsOf } from './announcements';
import { bannersOf } from './banners';
import { helpSeeds } from './help';
import { pagesOf } from './pages';

describe.each(shippedBrands())('the content of $code', (brand) => {
  const contents: Readonly<Record<string, readonly Localised[]>> = {
    banners: bannersOf(brand.code).flatMap(({ alt, title, text, action }) => [alt, title, text, action]),
    announcements: announcementsOf(brand.code).flatMap(({ title, content }) => [title, content]),
    help: helpSeeds.flatMap(({ sectionTitle, title, content }) => [sectionTitle, title, content]),
    pages: pagesOf(brand).flatMap(({ title, summary, content }) => [title, summary, content]),
  };

  test.each(Object.keys(contents))('%s are written in every language that the brand speaks', (kind) => {
    // Banners beside a form, and installation guides, have no words in any language.
    const written = (contents[kind] ?? []).filter((text) => Object.keys(text).length > 0);
    expect(written).not.toEqual([]);
    const gaps = written.flatMap((text) => brand.config.languages.filter((language) => !text[language]));
    expect(gaps).toEqual([]);
  });

  test('explains withdrawals', () => {
    expect(helpSeeds.map(({ anchor }) => anchor)).toContain('withdrawal');
  });
});
