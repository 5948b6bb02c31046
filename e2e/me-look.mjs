import { chromium } from 'playwright';
const out = '/tmp/w/shots';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
async function session(brand, pass, lang, theme, width, list) {
  const c = await b.newContext({ viewport: { width, height: 900 } });
  await c.addCookies([{ name: 'mq_lang', value: lang, url: `http://${brand}.localhost:4300` }, { name: 'mq_theme', value: theme, url: `http://${brand}.localhost:4300` }]);
  const p = await c.newPage();
  await p.goto(`http://${brand}.localhost:4300/agent`, { timeout: 120000 });
  const f = p.locator('form').first();
  await f.locator('input').nth(0).fill('demoagent');
  await f.locator('input[type=password]').fill(pass);
  await f.locator('button[type=submit]').click();
  await p.waitForURL('**/agentHome', { timeout: 120000 });
  for (const path of list) {
    await p.goto(`http://${brand}.localhost:4300/agentHome${path}`, { timeout: 120000 });
    await p.waitForTimeout(4000);
    await p.screenshot({ path: `${out}/k-${brand}-${lang}-${width}${path.replaceAll('/', '-').replace(/\?.*/, '')}.png` });
  }
  return p;
}
await session('sundarban', 'Tidewater-2026!', 'en', 'dark', 1440, ['', '/income', '/real-time-salary', '/contracts']);
await session('meridian', 'Harbour-2026!', 'ar', 'light', 1440, ['/income', '/hourly-salary']);
await session('meridian', 'Harbour-2026!', 'en', 'light', 390, ['/income', '/real-time-salary']);
await b.close();
