import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRepository, repositoryRoot } from '../paths';

/** Usage: vitest <project> [filters and options of vitest]. Runs the unit or the database tests once. */
const [project = 'unit', ...rest] = process.argv.slice(2);

const vitest = path.join(path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const config = inRepository('shared/build/vitest.config.ts');
const args = [vitest, 'run', '--config', config, '--project', project, ...rest];
spawn(process.execPath, args, { cwd: repositoryRoot, stdio: 'inherit' }).once('exit', (code) => {
  process.exitCode = code ?? 1;
});
