import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FALLBACK_LANGUAGE } from '@marquee/contract/languages';
import { inRepository } from '../paths';
import { filesBelow } from '../tasks/files-below';
import { localisedTexts } from '../test/localised-texts';
import { type Catalogue, flatten } from '../test/message-catalogue';

/** English texts that a language translates, and the file of its folder that holds them. */
export interface TextSource {
  /** Such as `mf-wallet/src/messages.json`, `labels.json`. */
  readonly file: string;
  /** The English texts, nested as the file is. */
  readonly tree: object;
}

const CATALOGUE = new RegExp(`^(?<folder>.*messages)/${FALLBACK_LANGUAGE}\\.json$`);
const SEED = 'platform-api/src/seed/';
/** The console keeps the languages that it has; names of banks are written as each bank writes itself. */
const NOT_TRANSLATED = /^(operator-console\/|platform-api\/src\/seed\/cashier\/institutions\.json$)/;

/** Everything that members and agents read: catalogues, labels of remotes, content that any brand shows. */
export function textSources(): TextSource[] {
  const files = filesBelow('.').filter((file) => !NOT_TRANSLATED.test(file));
  const catalogues = files.flatMap((file) => {
    const folder = CATALOGUE.exec(file)?.groups?.['folder'];
    return folder === undefined ? [] : [{ file: `${folder}.json`, tree: readTree(file) }];
  });
  return [
    ...catalogues,
    { file: 'labels.json', tree: labelsOf(files) },
    { file: 'content.json', tree: contentOf(files) },
  ];
}

/** @returns the texts of a source by their full key */
export const textsOf = ({ tree }: Pick<TextSource, 'tree'>): Catalogue => flatten(tree);

interface Manifest {
  readonly labels: Readonly<Record<string, object>>;
}

function labelsOf(files: readonly string[]): object {
  const manifests = files.filter((file) => path.basename(file) === 'remote.json');
  return Object.fromEntries(
    manifests.map((file) => [path.dirname(file), (readTree(file) as Manifest).labels[FALLBACK_LANGUAGE] ?? {}]),
  );
}

/** The brand that speaks every language; what other brands alone show is written in theirs. */
const WORLD_BRAND = 'meridian';

/** By document and English text: a place in a document says nothing once it has changed. */
function contentOf(files: readonly string[]): object {
  const documents = files.filter((file) => file.startsWith(SEED) && file.endsWith('.json'));
  const brands = files.flatMap((file) => /^platform-api\/brands\/([^/]+)\/brand\.json$/.exec(file)?.[1] ?? []);
  return Object.fromEntries(
    documents.flatMap((file) => {
      const name = file.slice(SEED.length, -'.json'.length);
      const own = brands.find((brand) => path.basename(name) === brand);
      const texts = localisedTexts(readTree(file), '', own)
        .filter(({ brand = WORLD_BRAND }) => brand === WORLD_BRAND)
        .map(({ texts: { [FALLBACK_LANGUAGE]: english = '' } }) => [english, english]);
      return texts.length === 0 ? [] : [[name, Object.fromEntries(texts)]];
    }),
  );
}

const readTree = (file: string): object => JSON.parse(readFileSync(inRepository(file), 'utf8')) as object;
