import { expect, it } from 'vitest';
import languages from '../brands/languages.json' with { type: 'json' };
import replies from './canned-replies.json' with { type: 'json' };

it.each(Object.entries(languages))('canned replies of %s are written in every language that it speaks', (_, spoken) => {
  const texts = replies.flatMap(({ title, text }): Readonly<Record<string, string>>[] => [title, text]);
  expect(texts.flatMap((text) => spoken.filter((language) => !text[language]))).toEqual([]);
});

it('canned replies of a brand have different titles', () => {
  const titles = replies.flatMap(({ title }) => Object.values(title));
  expect(new Set(titles).size).toBe(titles.length);
});
