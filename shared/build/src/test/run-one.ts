import { suites } from './suites';

/** Usage: run-one <suite> [filters]. One of the checks of `npm test`, for the folders or files that the filters name. */
const [name = '', ...filters] = process.argv.slice(2);
const suite = suites.find((candidate) => candidate.name === name);
if (!suite) throw new Error(`There is no check ${name}; there are: ${suites.map((check) => check.name).join(', ')}`);
const { passed, failed, details } = await suite.run(filters);
if (details) process.stdout.write(`${details}\n`);
process.stdout.write(`${name}: ${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
