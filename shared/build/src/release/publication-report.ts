import type { CallValue } from '@marquee/contract/calls/index';

type Publication = CallValue<'releases.publish'>;

/** What is said of a published release: what it loads, and which languages it lacks. */
export const publicationReport = (
  published: Pick<Publication, 'since' | 'contributions' | 'missingLanguages'>,
): string => [byteReport(published), languageReport(published)].filter((text) => text !== '').join('\n');

/** What a published release loads, a line for each contribution: bytes, budget, and what grew since the release before. */
export function byteReport({ since, contributions }: Pick<Publication, 'since' | 'contributions'>): string {
  const count = new Intl.NumberFormat('en');
  const named = contributions.map(({ kind, id }) => `${kind} ${id}`);
  const width = Math.max(0, ...named.map(({ length }) => length));
  return contributions
    .map(({ bytes, budget, before }, index) => {
      const size = `${count.format(bytes)} of ${count.format(budget)} bytes`;
      return `  ${(named[index] ?? '').padEnd(width)}  ${size}${changeOf(bytes, before, since)}`;
    })
    .join('\n');
}

function changeOf(bytes: number, before: number | null, since: string | null): string {
  if (since === null) return '';
  if (before === null) return `, new since ${since}`;
  const change = bytes - before;
  return change === 0 ? '' : `, ${change > 0 ? '+' : ''}${new Intl.NumberFormat('en').format(change)} since ${since}`;
}

/** Which languages of the team's brands a published release lacks, a line for each brand; empty when it lacks none. */
export const languageReport = ({ missingLanguages }: Pick<Publication, 'missingLanguages'>): string =>
  missingLanguages
    .map(
      ({ brand, languages }) => `  ${brand} speaks ${languages.join(', ')}: no texts, or copies of the English labels`,
    )
    .join('\n');
