import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inRepository, toolPath } from '../paths';
import { run } from '../tasks/run-program';

const config = {
  plugins: [],
  jsPlugins: [inRepository('shared/build/src/lint/plugin.mjs')],
  categories: { correctness: 'off' },
  rules: { 'marquee/whole-lists': 'error' },
};

/** The lines of a source that the linter refuses. */
async function refusedLines(lines: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-lint-'));
  try {
    const [configFile, source] = [path.join(folder, 'oxlintrc.json'), path.join(folder, 'source.ts')];
    writeFileSync(configFile, JSON.stringify(config));
    writeFileSync(source, lines.join('\n'));
    const args = [toolPath('oxlint/bin/oxlint'), '--config', configFile, '--format=unix', source];
    const { output } = await run(process.execPath, args, { timeoutMs: 60_000 });
    return [...output.matchAll(/source\.ts:(\d+):/g)].flatMap(([, line]) => lines[Number(line) - 1] ?? []);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('refuses every use of what findAllBy answers', async () => {
  const lines = [
    "expect(await screen.findAllByRole('listitem')).toHaveLength(9);",
    "const last = (await dialog.findAllByText('Apply')).at(-1);",
    "const [first, second] = await findAllByLabelText(page, 'Reason');",
  ];
  expect(await refusedLines(lines)).toEqual(lines);
});

it('accepts waiting for the first match, and for the whole list', async () => {
  const lines = [
    "await screen.findAllByRole('article');",
    "expect(await screen.findByRole('article')).toBeTruthy();",
    "await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(9));",
  ];
  expect(await refusedLines(lines)).toEqual([]);
});
