import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { PAGE_LOADERS, prefetchPage } from './page-loaders';

const sourceOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const firstSegments = (source: string, attribute: string) =>
  [...source.matchAll(new RegExp(`${attribute}="/([a-z-]+)`, 'g'))].map(([, name = '']) => name);

it('has a chunk for every page that the navigation leads to', () => {
  const linked = firstSegments(sourceOf('frame/console-navigation.tsx'), 'to');
  expect(linked.length).toBeGreaterThan(15);
  expect(linked.filter((name) => !(name in PAGE_LOADERS))).toEqual([]);
});

it('imports no page at the start: each is loaded by its name', () => {
  const imports = [...sourceOf('console-app.tsx').matchAll(/from '(\.\.\/features[^']*)'/g)].map(([, path]) => path);
  expect(imports).toEqual(['../features/members/chat/admin-events']);
});

it('fetches the page of an address ahead, and leaves other addresses alone', () => {
  const outbox = vi.spyOn(PAGE_LOADERS, 'outbox').mockResolvedValue({ default: () => null });
  prefetchPage('/outbox/any');
  prefetchPage('/gallery/');
  prefetchPage('/');
  expect(outbox).toHaveBeenCalledOnce();
});
