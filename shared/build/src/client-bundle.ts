import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { inRepository } from './paths';

/**
 * Usage: client-bundle <package folder>
 * Builds each `client/<name>/main.tsx` to a page `client/dist/<name>.html` and files with hashed names in
 * `client/dist/assets`, which the service serves below `/play/assets`.
 */
const [folder = ''] = process.argv.slice(2);
const clientFolder = inRepository(folder, 'client');
const dist = path.join(clientFolder, 'dist');
const entries = readdirSync(clientFolder)
  .filter((name) => existsSync(path.join(clientFolder, name, 'main.tsx')))
  .sort();

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
const { metafile } = await build({
  absWorkingDir: clientFolder,
  entryPoints: Object.fromEntries(entries.map((name) => [name, `${name}/main.tsx`])),
  outdir: 'dist/assets',
  entryNames: '[name]-[hash]',
  chunkNames: 'part-[hash]',
  assetNames: '[name]-[hash]',
  publicPath: '/play/assets/',
  loader: { '.svg': 'file', '.png': 'file', '.woff2': 'file' },
  define: { 'process.env.NODE_ENV': '"production"' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'browser',
  target: ['es2022'],
  jsx: 'automatic',
  minify: true,
  metafile: true,
  logLevel: 'warning',
});
for (const name of entries) writeFileSync(path.join(dist, `${name}.html`), pageOf(name, metafile));

function pageOf(name: string, { outputs }: Metafile): string {
  const [file, output] = Object.entries(outputs).find(([, one]) => one.entryPoint === `${name}/main.tsx`) ?? [
    '',
    undefined,
  ];
  const at = (output: string) => `/play/assets/${path.basename(output)}`;
  const style = output?.cssBundle ? `<link rel="stylesheet" href="${at(output.cssBundle)}">` : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>…</title>${style}</head>
<body><div id="root"></div><script type="module" src="${at(file)}"></script></body>
</html>
`;
}
