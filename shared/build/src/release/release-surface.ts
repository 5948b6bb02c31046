import type { Release } from '@marquee/contract/release';
import type { BuildFacts } from '../webpack/build-facts';
import { recordedExports } from '../webpack/recorded-exports';
import { SHARED_LIBRARIES } from '../webpack/shared-libraries';

type Surface = NonNullable<Release['imports']>;

/** What a remote's build takes from the shell, with the types of our packages as they were where it was built. */
export function remoteImports({ imports }: BuildFacts): Surface {
  const recorded = recordedExports();
  return Object.fromEntries(
    Object.entries(imports).map(([module, names]) => [
      module,
      Object.fromEntries(names.map((name) => [name, recorded[module]?.[name] ?? ''])),
    ]),
  );
}

/** What the shell of this checkout shares: our packages by their types, faced libraries by their names, others as they are. */
export function shellExports(): Surface {
  const recorded = recordedExports();
  return Object.fromEntries(SHARED_LIBRARIES.map(({ key }) => [key, { ...(recorded[key] ?? { '*': '' }) }]));
}
