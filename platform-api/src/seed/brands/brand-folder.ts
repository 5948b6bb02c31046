import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lookFromFiles } from '@marquee/contract/look/look-files';
import { z } from 'zod';
import { type BrandConfigInput, brandConfigSchema } from '../../modules/site/brand/config';

/** A brand as its folder describes it (`platform-api/brands/README.md`). */
export interface BrandSeed {
  /** The folder's name. */
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly offsetMinutes: number;
  readonly config: BrandConfigInput;
  /** Checked when it is stored. */
  readonly look: unknown;
}

/** The folders of the product's own brands; the path is valid from the source and from the bundle. */
export const shippedFolder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../brands/' : '../brands/', import.meta.url),
);
/** In this order they are opened. */
const SHIPPED = ['sundarban', 'meridian'] as const;

const codeSchema = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/);
const brandSchema = z.strictObject({
  name: z.string().trim().min(1).max(40),
  currency: z.string().regex(/^[A-Z]{3}$/),
  offsetMinutes: z
    .number()
    .int()
    .min(-12 * 60)
    .max(14 * 60),
  config: brandConfigSchema,
});

/** @throws Error when a file is missing or `brand.json` is not as it should be */
export function readBrandFolder(folder: string): BrandSeed {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const brand = JSON.parse(read('brand.json')) as z.input<typeof brandSchema>;
  brandSchema.parse(brand);
  return {
    code: codeSchema.parse(basename(resolve(folder))),
    // As written: settings that are left out follow the product's defaults.
    ...brand,
    look: lookFromFiles((file) => read(join('look', file))),
  };
}

/** The product's own brands. */
export const shippedBrands = (): BrandSeed[] => SHIPPED.map(shippedBrand);

export const shippedBrand = (code: (typeof SHIPPED)[number]): BrandSeed => readBrandFolder(join(shippedFolder, code));
