import { expect, type Response, test } from '@playwright/test';

test('the page shares one React and one federation runtime with every remote', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  const collect = (response: Response) => {
    if (/\/releases\/.*\.js/.test(response.url())) bodies.push(response.text());
  };
  page.on('response', collect);
  await page.goto('/');
  await expect(page.locator('[data-remote="mf-games"]').first()).toBeAttached();
  await expect(page.locator('[data-remote="mf-promotions"]').first()).toBeAttached();
  page.off('response', collect);
  const scripts = await Promise.all(bodies);

  // Markers that survive minification: the internals object of React, and the reconciler's development hook.
  const carriers = (marker: RegExp) => scripts.filter((text) => marker.test(text)).length;
  expect(carriers(/__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/)).toBe(1);
  expect(carriers(/__REACT_DEVTOOLS_GLOBAL_HOOK__\.inject|\.inject\(/)).toBeLessThanOrEqual(1);

  const versions = await page.evaluate(() => {
    const federation = Reflect.get(globalThis, '__FEDERATION__') as {
      __INSTANCES__: { name: string; shareScopeMap: { default: Record<string, Record<string, unknown>> } }[];
    };
    const scopes = federation.__INSTANCES__.map(({ shareScopeMap }) => shareScopeMap.default['react'] ?? {});
    return scopes.flatMap((versions) => Object.keys(versions));
  });
  expect(versions).toHaveLength(1);
});
