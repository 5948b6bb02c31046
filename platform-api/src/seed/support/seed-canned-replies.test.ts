import { expect, it } from 'vitest';
import { shippedBrands } from '../brands/brand-folder';
import replies from './canned-replies.json' with { type: 'json' };

it.each(shippedBrands())('canned replies of $code are written in every language that it speaks', ({ config }) => {
  const texts = replies.flatMap(({ title, text }): Readonly<Record<string, string>>[] => [title, text]);
  expect(texts.flatMap((text) => config.languages.filter((language) => !text[language]))).toEqual([]);
});

it('canned replies of a brand have different titles', () => {
  const titles = replies.flatMap(({ title }) => Object.values(title));
  expect(new Set(titles).size).toBe(titles.length);
});
