import type { Locator, Page } from 'playwright';
import { hidePopups } from '../../support/hide-popups';
import { awaitLivePage } from '../../support/live-page';
import { breakRemote, type Subject } from './faulty-page';
import type { Fault } from './faults';

/** How a page did with a fault in one remote. */
export interface FaultResult {
  /** From the request of the page until the shell answers input. */
  readonly usableMs: number;
  /** The panel's reason; null when there was no panel. */
  readonly reason: string | null;
  readonly isExplained: boolean;
  readonly othersWork: boolean;
  /** By the panels' buttons, without a reload. */
  readonly isHealed: boolean;
}

const PANEL_MS = 20_000;
const HEAL_MS = 30_000;

/** Opens the page of a subject with a fault in its remote, ends the fault and presses what the panels offer. */
export async function proveFault(page: Page, site: string, subject: Subject, fault: Fault): Promise<FaultResult> {
  const { heal } = await breakRemote(page, subject, fault);
  const usableMs = await openPage(page, site, subject);
  await page.evaluate(() => Reflect.set(self, 'marqueeSamePage', true));

  const parts = page.locator(`[data-remote="${subject.remote}"]`);
  const panels = parts.and(page.locator('[data-failed]'));
  const hasPanel = await isThere(panels.first(), PANEL_MS);
  const reason = hasPanel ? await panels.first().getAttribute('data-failed') : null;
  const text = hasPanel ? await panels.first().innerText() : '';
  const othersWork = subject.other === undefined || (await isThere(loadedPart(page, subject.other), PANEL_MS));

  await heal();
  const part = parts.and(page.locator(`[data-contribution="${subject.contribution}"]`));
  const isBack = await retryUntil(panels, part);
  const isSamePage = await page.evaluate(() => Reflect.get(self, 'marqueeSamePage') === true);
  return { usableMs, reason, isExplained: text.length > 0, othersWork, isHealed: isBack && isSamePage };
}

/** @returns milliseconds until the shell answers input */
export async function openPage(page: Page, site: string, { path, remote }: Subject): Promise<number> {
  // Without the popup that a first visit meets.
  await hidePopups(page);
  const startedMs = Date.now();
  await page.goto(site + path, { waitUntil: 'commit' });
  // The agents' pages have nothing of the shell around them.
  const sign = remote === 'mf-agent' ? page.locator('#main') : page.getByRole('banner').getByRole('link').first();
  await sign.waitFor({ state: 'attached' });
  await awaitLivePage(page);
  return Date.now() - startedMs;
}

const loadedPart = (page: Page, remote: string): Locator =>
  page.locator(`[data-remote="${remote}"][data-version]`).first();

async function retryUntil(panels: Locator, part: Locator): Promise<boolean> {
  const endMs = Date.now() + HEAL_MS;
  while (Date.now() < endMs) {
    const button = panels.first().getByRole('button');
    if ((await panels.count()) > 0) await button.click({ timeout: 2_000 }).catch(() => undefined);
    else if (await isThere(part.first(), 1_000)) return true;
  }
  return false;
}

const isThere = (locator: Locator, timeoutMs: number): Promise<boolean> =>
  locator.waitFor({ state: 'attached', timeout: timeoutMs }).then(
    () => true,
    () => false,
  );
