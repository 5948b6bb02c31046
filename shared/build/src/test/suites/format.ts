import { toolPath } from '../../paths';
import { run } from '../../tasks/run-program';
import { resultOf, type Suite, wholeSuite } from '../suite';

const biome = toolPath('@biomejs/biome/bin/biome');

export const format: Suite = {
  name: 'format',
  timeoutMs: 270_000,
  parts: ({ everything }) => wholeSuite(everything),
  async run(filters) {
    const args = [biome, 'format', '--colors=off', '--max-diagnostics=500', ...filters];
    const { code, output } = await run(process.execPath, args, { timeoutMs: 240_000 });
    return resultOf([{ passed: code === 0, details: `${unformatted(output)}\nRun \`pnpm format\` to fix it.` }]);
  },
};

/** The file names only; the differences are as long as the files. */
const unformatted = (output: string): string =>
  [...output.matchAll(/^(\S+) format ━/gm)].map(([, file]) => file).join('\n') || output;
