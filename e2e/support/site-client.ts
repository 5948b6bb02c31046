import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { siteOf } from './environment';
import { send } from './send';

/** Makes calls of a brand in the session of a page's browser, which need not show anything for it. */
export interface SiteClient {
  /** @param body makes it a POST @throws when the call is refused */
  call<Value>(path: string, body?: object): Promise<Value>;
}

export async function clientOf(page: Page, brand: string): Promise<SiteClient> {
  const kept = await page.context().cookies(siteOf(brand).replace('http:', 'https:'));
  const cookie = kept.map(({ name, value }) => `${name}=${value}`).join('; ');
  return {
    async call<Value>(path: string, body?: object): Promise<Value> {
      const { text } = await send(brand, path, { cookie, ...(body && { body, idempotencyKey: randomUUID() }) });
      const answer = JSON.parse(text) as { success: boolean; code?: string; value: Value };
      if (!answer.success) throw new Error(`${path}: ${answer.code}`);
      return answer.value;
    },
  };
}
