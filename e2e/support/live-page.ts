import type { Page } from '@playwright/test';

/** Waits until the page has taken the place of its frame: presses on the frame's buttons are kept until then, other keys are not. */
export async function awaitLivePage(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(self, 'marqueeEarlyInput') === undefined);
}
