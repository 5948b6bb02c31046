import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepository, toolPath } from '../paths';
import { run } from '../tasks/run-program';

/** The lines of a source that a rule of ours refuses, each counted once. */
export async function refusedLines(rule: string, lines: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-lint-'));
  try {
    const source = path.join(folder, 'source.tsx');
    writeFileSync(source, lines.join('\n'));
    const output = await lint(rule, folder, [source]);
    const refused = new Set([...output.matchAll(/source\.tsx:(\d+):/g)].map(([, line]) => Number(line)));
    return lines.filter((_line, index) => refused.has(index + 1));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function lint(rule: string, folder: string, sources: readonly string[]): Promise<string> {
  const config = {
    plugins: [],
    jsPlugins: [inRepository('shared/build/src/lint/plugin.mjs')],
    categories: { correctness: 'off' },
    rules: { [rule]: 'error' },
  };
  const configFile = path.join(folder, 'oxlintrc.json');
  writeFileSync(configFile, JSON.stringify(config));
  const args = [toolPath('oxlint/bin/oxlint'), '--config', configFile, '--format=unix', ...sources];
  const { output } = await run(process.execPath, args, { timeoutMs: 60_000 });
  return output;
}
