import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../paths';

/**
 * Where documents go that are made of the sources of this checkout: openapi.json, the coverage page and the like. Git ignores
 * it. It is not part of the state folder, whose releases and data may be of other sources.
 */
export const documentPath = (...parts: string[]): string => inRepository('.marquee/docs', ...parts);

/** Writes documents by their paths below the folder. */
export function writeDocuments(documents: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(documents)) {
    const file = documentPath(name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
