import floors from './server-floors.json' with { type: 'json' };

/** An import of one file by another, both relative to the checkout. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** The modules of the server that import each other, types included. */
export interface ModuleGraph {
  /** Such as `money/ledger`; the lottery is one module. */
  readonly modules: readonly string[];
  /** By module, the other modules that it imports. */
  readonly edges: ReadonlyMap<string, ReadonlySet<string>>;
}

const FLOORS: Readonly<Record<string, readonly string[]>> = floors;
const MODULE_FILE = /^platform-api\/src\/modules\/(?:(lottery)\/|([^/]+\/[^/]+)\/)/;
const TEST_FILE = /\.(test|fixture)\.ts$/;

/** The module of a file, null for a test and for a file outside of the modules. */
export function moduleOf(file: string): string | null {
  if (TEST_FILE.test(file)) return null;
  const [, whole, part] = MODULE_FILE.exec(file) ?? [];
  return whole ?? part ?? null;
}

/** The graph over modules that follows from imports of files. */
export function moduleGraph(files: readonly string[], imports: readonly Import[]): ModuleGraph {
  const modules = [...new Set(files.flatMap((file) => moduleOf(file) ?? []))].sort();
  const edges = new Map<string, Set<string>>(modules.map((name) => [name, new Set()]));
  for (const { from, to } of imports) {
    const [importer, imported] = [moduleOf(from), moduleOf(to)];
    if (importer && imported && importer !== imported) edges.get(importer)?.add(imported);
  }
  return { modules, edges };
}

/** The edges that run to a floor which is not below: `people/member -> rewards/vip`. */
export function edgesUp({ edges }: ModuleGraph): string[] {
  return [...edges].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => floorOf(to) !== floorOf(from) && !FLOORS[floorOf(from)]?.includes(floorOf(to)))
      .map((to) => `${from} -> ${to}`),
  );
}

export const floorOf = (module: string): string => module.split('/')[0] ?? module;

/** The floors from the lowest to the highest. */
export const floorNames: readonly string[] = Object.keys(FLOORS);

/**
 * The strongly connected components: modules in one component import each other in a circle. Algorithm: R. Tarjan,
 * "Depth-first search and linear graph algorithms", 1972.
 */
export function components({ modules, edges }: ModuleGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];

  const visit = (module: string): void => {
    order.set(module, order.size);
    lowest.set(module, order.size - 1);
    stack.push(module);
    for (const next of edges.get(module) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(module, Math.min(lowest.get(module) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(module) !== order.get(module)) return;
    found.push(stack.splice(stack.indexOf(module)));
  };
  for (const module of modules) if (!order.has(module)) visit(module);
  return found;
}
