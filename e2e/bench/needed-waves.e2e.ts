import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { neededWaves } from './needed-waves';

/** Pages whose content takes one call, two calls one after the other, and one that never comes; each with a picture beside it. */
const PAGE = (path: string) =>
  `<!doctype html><img src="/picture"><main></main><script src="/app.js?calls=${path.slice(1)}" async></script>`;
const SCRIPT = (calls: string) => `
  const main = document.querySelector('main');
  main.innerHTML = '<div data-contribution="content"><p aria-busy="true">Loading</p></div>';
  const show = () => { main.firstChild.innerHTML = '<p>There</p>'; new Image().src = '/late-picture'; };
  const call = () => fetch('/call').then((answer) => answer.text());
  if (${calls} === 1) call().then(show);
  if (${calls} === 2) call().then(call).then(show);
`;

let server: Server;
let origin = '';
test.beforeAll(async () => {
  server = createServer(({ url = '/' }, response) => {
    const isScript = url.startsWith('/app.js');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? SCRIPT(url.slice(-1)) : PAGE(url));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => server.close());

for (const [calls, waves] of [
  [1, 2],
  [2, 3],
  [0, undefined],
] as const) {
  test(`counts ${waves ?? 'no'} waves for a page whose content takes ${calls} calls`, async ({ browser }) => {
    const visit = { visitor: { cookies: [], origins: [] }, contribution: 'content' };
    expect(await neededWaves(browser, `${origin}/${calls}`, visit)).toBe(waves);
  });
}
