import type { Release } from '@marquee/contract/release';
import { CALLS, SHELL_LISTS, SLOTS, TOPICS } from '@marquee/contract/shell-lists';
import type { BuildFacts } from '../webpack/build-facts';
import { recordedExports } from '../webpack/recorded-exports';
import { SHARED_LIBRARIES } from '../webpack/shared-libraries';

type Surface = NonNullable<Release['imports']>;

/**
 * What a remote's build takes from the shell, with the types of our packages as they were where it was built: names of modules,
 * and the calls, topics and slots that it uses.
 * @param manifest of the remote, which names the slots that it fills
 */
export function remoteImports(
  { imports, texts }: BuildFacts,
  manifest: { readonly slots: readonly { readonly slot: string }[] },
): Surface {
  const recorded = recordedExports();
  const rowsOf = (list: string) => Object.keys(recorded[list] ?? {}).filter((row) => texts.has(row));
  const filled = manifest.slots.map(({ slot }) => slot).toSorted();
  const used = { ...imports, [CALLS]: rowsOf(CALLS), [TOPICS]: rowsOf(TOPICS), [SLOTS]: filled };
  return Object.fromEntries(
    Object.entries(used).flatMap(([module, names]) => {
      const digests = names.map((name) => [name, recorded[module]?.[name] ?? '']);
      return names.length === 0 ? [] : [[module, Object.fromEntries(digests)]];
    }),
  );
}

/**
 * What the shell of this checkout shares: our packages by their types, faced libraries by their names, others as they are; and the
 * calls, topics and slots that it knows.
 */
export function shellExports(): Surface {
  const recorded = recordedExports();
  const keys = [...SHARED_LIBRARIES.map(({ key }) => key), ...SHELL_LISTS];
  return Object.fromEntries(keys.map((key) => [key, { ...(recorded[key] ?? { '*': '' }) }]));
}
