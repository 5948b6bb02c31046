import { expect, it } from 'vitest';
import { byteReport, languageReport } from './publication-report';

const contribution = (id: string, bytes: number, before: number | null) =>
  ({ kind: 'route', id, bytes, budget: 90_000, before }) as const;

it('says what each contribution loads, what is allowed, and what grew or shrank since the release before', () => {
  const contributions = [
    contribution('points', 9_210, 8_140),
    contribution('gift', 900, 1_000),
    contribution('shop', 700, 700),
    contribution('map', 5, null),
  ];
  expect(byteReport({ since: '1.0.0', contributions }).split('\n')).toEqual([
    '  route points  9,210 of 90,000 bytes, +1,070 since 1.0.0',
    '  route gift    900 of 90,000 bytes, -100 since 1.0.0',
    '  route shop    700 of 90,000 bytes',
    '  route map     5 of 90,000 bytes, new since 1.0.0',
  ]);
});

it('compares the first release with nothing', () => {
  expect(byteReport({ since: null, contributions: [contribution('points', 9_210, null)] })).toBe(
    '  route points  9,210 of 90,000 bytes',
  );
});

it('names the languages of each brand that the release lacks', () => {
  expect(languageReport({ missingLanguages: [{ brand: 'sundarban', languages: ['bn', 'hi'] }] })).toBe(
    '  sundarban speaks bn, hi: no texts, or copies of the English labels',
  );
  expect(languageReport({ missingLanguages: [] })).toBe('');
});
