import { expect, it } from 'vitest';
import { missingLanguages } from './missing-languages';

const en = { title: 'Loyalty', menu: 'Points' };
const manifest = {
  languages: ['en', 'bn', 'th'],
  labels: { en, bn: { title: 'Loyalty', menu: 'পয়েন্ট' }, th: { ...en } },
};

it('names what a brand speaks and a release does not, copies of the English labels included', () => {
  expect(missingLanguages(manifest, ['en', 'bn'])).toEqual([]);
  expect(missingLanguages(manifest, ['bn', 'en', 'hi', 'th'])).toEqual(['hi', 'th']);
});

it('has nothing to compare in a release without labels, and nothing to miss in a shell', () => {
  expect(missingLanguages({ languages: ['en', 'bn'], labels: {} }, ['en', 'bn'])).toEqual([]);
  expect(missingLanguages(null, ['en', 'bn'])).toEqual([]);
});
