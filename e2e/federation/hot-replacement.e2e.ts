import { expect, test } from '@playwright/test';
import { generateKeyPairSync } from 'node:crypto';
import { siteOf } from '../support/environment';
import { scaffoldRemote, startBesideProduct, startProduct } from './support/development';
import { issueToken } from './support/outside-team';

const PAGE_FILE = 'src/features/welcome/welcome.page.tsx';

/** A page whose state is in hooks. */
const pageWith = (text: string) => `import { useState } from 'react';

export default function WelcomePage() {
  const [count, setCount] = useState(0);
  return (
    <section>
      <h1>${text}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </button>
    </section>
  );
}
`;

test('`pnpm dev` replaces a changed component with its state kept, and shows what does not compile', async ({
  page,
}) => {
  test.setTimeout(480_000);
  const remote = scaffoldRemote('hot');
  remote.write(PAGE_FILE, pageWith('As it was'));
  const development = await startProduct(remote.folder);
  try {
    await page.goto(development.siteOf('sundarban', remote.page));
    await page.evaluate(() => Reflect.set(self, 'isSamePage', true));
    const pressed = page.getByRole('button', { name: /^Pressed/ });
    await pressed.click();
    await pressed.click();
    const keeps = async (text: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
      await expect(pressed).toHaveText('Pressed 2 times');
      expect(await page.evaluate((): unknown => Reflect.get(self, 'isSamePage'))).toBe(true);
    };
    await keeps('As it was');

    remote.write(PAGE_FILE, pageWith('Changed'));
    await keeps('Changed');

    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    remote.write(PAGE_FILE, pageWith('Broken').replace('return (', 'return ((('));
    await expect(overlay.getByText(/welcome\.page\.tsx/).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed');

    remote.write(PAGE_FILE, pageWith('Mended'));
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
    await keeps('Mended');
    await pressed.click();
    await expect(pressed).toHaveText('Pressed 3 times');
  } finally {
    await development.stop();
    remote.remove();
  }
});

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
