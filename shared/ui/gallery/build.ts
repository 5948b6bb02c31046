import { readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readLook } from '@marquee/contract/look/look';
import { lookFromFiles } from '@marquee/contract/look/look-files';
import { lookSheet } from '@marquee/contract/look/sheet';
import { build } from 'esbuild';
import { sampleArt } from './sample-art';

const source = fileURLToPath(new URL('.', import.meta.url));
/** The looks to show the components in. */
const brands = fileURLToPath(new URL('../../../platform-api/brands/', import.meta.url));
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
  await writeFile(`${target}looks.css`, ['sundarban', 'meridian'].map(sheetOf).join('\n'));
  await Promise.all(sampleArt().map(({ name, svg }) => writeFile(`${target}art/${name}.svg`, svg)));
  return target;
}

function sheetOf(brand: string): string {
  const result = readLook(lookFromFiles((file) => readFileSync(`${brands}${brand}/look/${file}`, 'utf8')));
  if ('faults' in result) throw new Error(result.faults.join('\n'));
  return lookSheet({ look: result.look, brand, baseUrl: './' });
}

process.stdout.write(`gallery built in ${await buildGallery()}\n`);
