import path from 'node:path';
import { wireTable } from '@marquee/contract/wire-table';
import { expect, it } from 'vitest';
import { inRepository } from '../paths';
import constantModule from './constant-module.mjs';

it('writes the data of a module in place of what it is made of', async () => {
  const resourcePath = inRepository('shared/contract/src/wire-table.ts');
  const watched: string[] = [];
  const source = await constantModule.call({ resourcePath, addContextDependency: (folder) => watched.push(folder) });
  expect(source).toBe(`export const wireTable = ${JSON.stringify(wireTable)};`);
  expect(watched).toEqual([path.dirname(resourcePath)]);
});
