// Runs a program on a supported Node, after installing what a fresh clone lacks: node run.mjs <program> [arguments]. The
// program is a file of the repository (platform-api/commands/verify-ledger.ts), or a path below src without the extension
// (release/release).
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareClone } from './prepare-clone.mjs';
import { root } from './root.mjs';
import { runTypeScript } from './run-typescript.mjs';

await prepareClone();
const [program, ...rest] = process.argv.slice(2);
const ofRepository = new URL(program, root);
const file = existsSync(ofRepository) ? ofRepository : new URL(`../src/${program}.ts`, import.meta.url);
process.argv = [process.argv[0], fileURLToPath(file), ...rest];
await runTypeScript(file);
