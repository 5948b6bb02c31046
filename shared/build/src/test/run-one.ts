import { remarks } from './closing-lines';
import { requireReasons } from './suite';
import { suites } from './suites';

/** Usage: run-one <suite> [filters]. One of the checks of `npm test`, for the folders or files that the filters name. */
const [name = '', ...filters] = process.argv.slice(2);
const suite = suites.find((candidate) => candidate.name === name);
if (!suite) throw new Error(`There is no check ${name}; there are: ${suites.map((check) => check.name).join(', ')}`);
const result = requireReasons(await suite.run(filters));
const { passed, failed, details } = result;
if (details) process.stdout.write(`${details}\n`);
const lines = [`${name}: ${passed} passed, ${failed} failed`, ...remarks(name, result)];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = failed > 0 ? 1 : 0;
