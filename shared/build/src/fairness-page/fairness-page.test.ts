import { readFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { sha256Hex } from '@marquee/contract/fairness/fair-bytes';
import { RECIPES, type RecipeName } from '@marquee/contract/fairness/recipes';
import { expect, it } from 'vitest';
import { inRepository } from '../paths';
import { exampleOf } from './examples';
import { FAIRNESS_PAGE, fairnessPage } from './fairness-page';
import { examplesOf, hashOf, resultOf } from './independent-verifier';

const ROUNDS_EACH = 300;
const names = Object.keys(RECIPES) as RecipeName[];
const page = () => readFileSync(FAIRNESS_PAGE, 'utf8');

it('is what the recipes and the rules make it', async () => {
  expect(page(), 'node shared/build/bootstrap/run.mjs fairness-page/write-page').toBe(await fairnessPage());
});

it('imports nothing of ours into the program that was written from the page', () => {
  const source = readFileSync(inRepository('shared/build/src/fairness-page/independent-verifier.ts'), 'utf8');
  expect([...source.matchAll(/\bfrom '([^']+)'/g)].map(([, module]) => module)).toEqual(['node:crypto']);
});

it('has examples of every recipe, which that program computes again', () => {
  const examples = examplesOf(page());
  expect(new Set(examples.map(({ recipe }) => recipe))).toEqual(new Set(names));
  for (const { recipe, given, result } of examples) expect(resultOf(recipe, given), recipe).toEqual(result);
});

it.each(names)(`computes ${ROUNDS_EACH} results of %s again without a difference`, async (recipe) => {
  for (let i = 0; i < ROUNDS_EACH; i += 1) {
    const { given, result } = await exampleOf(recipe, 1_000 + i);
    expect(resultOf(recipe, given), JSON.stringify(given)).toEqual(result);
  }
});

it('would see another seed, and another order of what follows from it', async () => {
  for (const recipe of names) {
    const { given, result } = await exampleOf(recipe, 71);
    const name = 'seed' in given ? 'seed' : 'serverSeed';
    const others = Array.from({ length: 5 }, (_, i) => resultOf(recipe, { ...given, [name]: hash('sha256', `${i}`) }));
    expect(
      others.some((other) => JSON.stringify(other) !== JSON.stringify(result)),
      recipe,
    ).toBe(true);
  }
});

it('hashes seeds as they are published', async () => {
  const seed = '0f'.repeat(32);
  expect(hashOf(seed)).toBe(await sha256Hex(seed));
});
