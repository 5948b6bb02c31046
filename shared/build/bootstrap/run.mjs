// Runs one of our TypeScript programs: node run.mjs <path below src, without extension> [arguments].
import { register } from 'tsx/esm/api';

const [program, ...rest] = process.argv.slice(2);
const file = new URL(`../src/${program}.ts`, import.meta.url);
process.argv = [process.argv[0], file.pathname, ...rest];
register();
await import(file.href);
