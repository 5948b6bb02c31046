import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { sampleArt } from './sample-art';

const source = fileURLToPath(new URL('.', import.meta.url));
const target = fileURLToPath(new URL('../dist/gallery/', import.meta.url));

/** Builds the gallery as static files into `dist/gallery`: no inline script or style, so any policy can serve it. */
export async function buildGallery(): Promise<string> {
  await rm(target, { recursive: true, force: true });
  await mkdir(`${target}art`, { recursive: true });
  await build({
    entryPoints: { gallery: `${source}main.tsx` },
    outdir: target,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    loader: { '.woff2': 'file' },
    assetNames: 'fonts/[name]-[hash]',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  await cp(`${source}index.html`, `${target}index.html`);
  await Promise.all(sampleArt().map(({ name, svg }) => writeFile(`${target}art/${name}.svg`, svg)));
  return target;
}

process.stdout.write(`gallery built in ${await buildGallery()}\n`);
