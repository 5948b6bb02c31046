import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generatedFiles } from './generated-files';

const root = resolve(import.meta.dirname, '../../..');

describe('files generated from the call table', () => {
  it.each(Object.entries(generatedFiles()))('%s is up to date (pnpm generate)', (path, content) => {
    expect(readFileSync(resolve(root, path), 'utf8')).toBe(content);
  });
});
