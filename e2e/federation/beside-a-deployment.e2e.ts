import { expect, test } from '@playwright/test';
import { generateKeyPairSync } from 'node:crypto';
import { siteOf } from '../support/environment';
import { PAGE_FILE, pageWith, scaffoldRemote, startBesideProduct } from './support/development';
import { issueToken } from './support/outside-team';

test('a team sees its remote inside the shell of a deployment from its own machine, and nobody else does', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const remote = scaffoldRemote('beside');
  remote.write(PAGE_FILE, pageWith('From this machine'));
  const { publicKey } = generateKeyPairSync('ed25519');
  const token = await issueToken(remote.name, publicKey.export({ format: 'pem', type: 'spki' }).toString());
  const development = await startBesideProduct(remote.folder, { brand: 'sundarban', token });
  try {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(development.address);
    await expect(page.getByText(remote.name).first()).toBeVisible();
    await page.goto(siteOf('sundarban', remote.page));
    await expect(heading).toHaveText('From this machine');
    remote.write(PAGE_FILE, pageWith('Changed'));
    await expect(heading).toHaveText('Changed');

    const stranger = await browser.newPage();
    const response = await stranger.goto(siteOf('sundarban', remote.page));
    expect(response?.status()).toBe(404);
    await stranger.close();
  } finally {
    await development.stop();
    remote.remove();
  }
});
