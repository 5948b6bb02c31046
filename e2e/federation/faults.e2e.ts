import { expect, test } from '@playwright/test';
import { siteOf } from '../support/environment';
import { uniqueNumber } from '../support/unique';
import { walkDown } from '../support/walk-down';
import { changeComponent, FAULTS } from './support/faults';
import { SUBJECTS } from './support/faulty-page';
import { openProofBrand } from './support/proof-brand';
import { proveFault } from './support/prove-fault';
import { releaseVariant } from './support/release-variant';

/** `pnpm prove:independence` proves every fault in every remote; these are one for each reason that a panel names. */
const CASES: Readonly<Record<string, readonly string[]>> = {
  'mf-games': ['is down'],
  'mf-promotions': [
    'answers 500',
    'sends other bytes than the release has',
    'has a chunk that hangs',
    'throws in a render',
  ],
  'mf-agent': ['sends HTML in place of scripts', 'needs a library that the shell lacks'],
};

for (const subject of SUBJECTS) {
  for (const fault of FAULTS.filter(({ name }) => CASES[subject.remote]?.includes(name))) {
    test(`${subject.remote} that ${fault.name} says why, leaves the page working, and recovers by its retry button`, async ({
      page,
    }) => {
      expect(await proveFault(page, siteOf('sundarban', ''), subject, fault)).toMatchObject({
        reason: fault.reason,
        isExplained: true,
        othersWork: true,
        isHealed: true,
      });
    });
  }
}

test('a release that crashes in render silently falls back to the previous one, with all of the remote', async ({
  page,
}) => {
  const brand = await openProofBrand();
  const version = `9.${uniqueNumber()}.3`;
  await releaseVariant('mf-games', version, (file, text) =>
    /^game-rows\./.test(file) ? changeComponent(text, () => '()=>()=>{throw new Error("render")}') : text,
  );
  await brand.promote('mf-games', version);

  await page.goto(siteOf(brand.code));
  await walkDown(page);
  await expect(page.locator('[data-contribution="game-rows"]')).toBeAttached();
  await expect(page.locator(`[data-remote="mf-games"][data-version="${version}"]`)).toHaveCount(0);
  await expect(page.locator('[data-remote="mf-games"][data-failed]')).toHaveCount(0);
});

test('a broken release silently falls back to the previous one', async ({ page }) => {
  const brand = await openProofBrand();
  const version = `9.${uniqueNumber()}.2`;
  await releaseVariant('mf-games', version, (file, text) =>
    /^remote-entry\./.test(file) ? 'throw new Error("broken")' : text,
  );
  await brand.promote('mf-games', version);

  await page.goto(siteOf(brand.code, '/rng'));
  const list = page.locator('[data-remote="mf-games"][data-contribution="list-rng"]');
  await expect(list).toBeAttached();
  await expect(list).not.toHaveAttribute('data-version', version);
});
