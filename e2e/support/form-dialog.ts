import type { Locator, Page } from '@playwright/test';

/** The console's open form; what a toast says is a dialog too, and stays. */
export const formDialog = (operator: Page): Locator =>
  operator.getByRole('dialog').filter({ has: operator.locator('button[type=submit]') });
