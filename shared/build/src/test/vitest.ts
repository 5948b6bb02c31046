import { spawn } from 'node:child_process';
import { repositoryRoot } from '../paths';
import { vitestArguments } from './vitest-arguments';

/** Usage: vitest <project> [filters and options of vitest]. Runs the unit or the database tests once. */
const [project = 'unit', ...rest] = process.argv.slice(2);

const child = spawn(process.execPath, vitestArguments(project, rest), { cwd: repositoryRoot, stdio: 'inherit' });
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
