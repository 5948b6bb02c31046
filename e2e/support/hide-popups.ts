import type { BrowserContext, Page } from '@playwright/test';

/** Shows pages without the popups and red envelopes that open by themselves, at times that no test chooses. */
export async function hidePopups(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() => {
    try {
      sessionStorage.setItem('mq.popups-shown', 'anonymous user');
      sessionStorage.setItem('mq.rains-shown', 'all');
    } catch {
      // A page in a frame may have no storage.
    }
  });
}
