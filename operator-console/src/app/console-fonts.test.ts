import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

it('names every face of a script that the site has, whatever language the console is in', () => {
  const scripts = read('../../../shared/ui/src/tokens/font-scripts.css');
  const faces = new Set(scripts.match(/"[^"]+ Variable"/g));
  expect(faces.size).toBe(4);
  const [, stack = ''] = /--font-script:([^;]+);/.exec(read('./console.css')) ?? [];
  for (const face of faces) expect(stack).toContain(face);
});
