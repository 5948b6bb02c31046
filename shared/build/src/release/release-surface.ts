import { readFileSync } from 'node:fs';
import type { Release } from '@marquee/contract/release';
import { CONTRACT_VERSION } from '@marquee/contract/remote-manifest';
import { apiFile } from '../api-report/contract-api';
import type { BuildFacts } from '../webpack/build-facts';
import { SHARED_LIBRARIES } from '../webpack/shared-libraries';
import { readFacades } from '../webpack/shared-once';

type Surface = NonNullable<Release['imports']>;

/** What a remote's build takes from the shell, with the types of our packages as they were where it was built. */
export function remoteImports({ imports }: BuildFacts): Surface {
  const api = readApi();
  return Object.fromEntries(
    Object.entries(imports).map(([module, names]) => [
      module,
      Object.fromEntries(names.map((name) => [name, api[module]?.[name] ?? ''])),
    ]),
  );
}

/** What the shell of this checkout shares: our packages by their types, faced libraries by their names, others as they are. */
export function shellExports(): Surface {
  const [api, facades] = [readApi(), readFacades()];
  const namesOf = (key: string) => {
    const faced = facades.get(key);
    return faced ? Object.fromEntries([...faced].map((name) => [name, ''])) : { '*': '' };
  };
  return Object.fromEntries(SHARED_LIBRARIES.map(({ key }) => [key, api[key] ?? namesOf(key)]));
}

const readApi = (): Surface => JSON.parse(readFileSync(apiFile(CONTRACT_VERSION), 'utf8')) as Surface;
