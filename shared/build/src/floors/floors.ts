import { cruise, importsOf } from './cruise';
import { components, edgesUp, floorNames, floorOf, moduleGraph } from './module-graph';

/** `pnpm floors`: the server's modules by floor, the circles among them, and the edges that run up. Fails if there are any. */
const print = (line: string) => process.stdout.write(`${line}\n`);

const { files, imports } = importsOf(await cruise(['platform-api']));
const graph = moduleGraph(files, imports);
const circles = components(graph).filter(({ length }) => length > 1);
const up = edgesUp(graph);

for (const floor of floorNames.toReversed()) {
  const names = graph.modules.filter((module) => floorOf(module) === floor);
  print(`${floor.padEnd(10)} ${names.map((name) => name.slice(floor.length + 1)).join(' ')}`.trimEnd());
}
const edgeCount = [...graph.edges.values()].reduce((sum, { size }) => sum + size, 0);
print(`\n${graph.modules.length} modules, ${edgeCount} edges, types included`);
print(`strongly connected components: ${components(graph).length}`);
for (const circle of circles) print(`  circle: ${circle.toSorted().join(', ')}`);
print(`edges up: ${up.length}`);
for (const edge of up) print(`  ${edge}`);
process.exitCode = circles.length + up.length > 0 ? 1 : 0;
