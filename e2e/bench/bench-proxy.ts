import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { OneBundle } from './one-bundle';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/**
 * A proxy of the product on a port of its own. `/?side=bundle` is the product's page with the one bundle's files in
 * place of the shell's and the remotes'; everything else is forwarded, so both sides have the same server and answers.
 */
export function startBenchProxy(port: number, apiPort: number, bundle: OneBundle): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://bench');
    if (url.pathname.startsWith('/bundle/')) return sendFile(bundle, url.pathname.slice('/bundle/'.length), outgoing);
    pass(
      incoming,
      outgoing,
      apiPort,
      url.searchParams.get('side') === 'bundle' ? (html) => rewrite(html, bundle) : undefined,
    );
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
  change?: (html: string) => string,
): void {
  const headers = { ...incoming.headers, ...(change && { 'accept-encoding': 'identity' }) };
  const upstream = request(
    { host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers },
    (answer) => {
      const { 'content-security-policy': _, ...headersWithoutPolicy } = answer.headers;
      if (!change) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { 'content-length': _length, ...forwardedHeaders } = headersWithoutPolicy;
        outgoing.writeHead(answer.statusCode ?? 502, forwardedHeaders);
        outgoing.end(change(Buffer.concat(chunks).toString('utf8')));
      });
    },
  );
  upstream.on('error', () => outgoing.destroy());
  // A page leaves live streams open: without this they would keep the process alive after the last page.
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}

/** Replaces the scripts, styles and preloads of the releases by those of the bundle's first screen. */
function rewrite(html: string, { main, assets }: OneBundle): string {
  const language = /<html lang="([\w-]+)"/.exec(html)?.[1] ?? 'en';
  const first = ['home-promotions', 'hot-games', `messages-${language}`].flatMap((id) => assets[id] ?? []);
  const scripts = [...new Set(first.flatMap((files) => files.scripts))].filter((file) => !main.scripts.includes(file));
  const styles = [...new Set([...main.styles, ...first.flatMap((files) => files.styles)])];
  const head = [
    ...styles.map((file) => `<link rel="stylesheet" href="/bundle/${file}" crossorigin>`),
    ...main.scripts.map((file) => `<script defer fetchpriority="high" crossorigin src="/bundle/${file}"></script>`),
    ...scripts.map((file) => `<script async data-chunk crossorigin src="/bundle/${file}"></script>`),
  ];
  return html
    .replace(/<(link|script)[^>]*\/releases\/[^>]*>(<\/script>)?\n?/g, '')
    .replace('"production":true', '"production":false')
    .replace('</head>', `${head.join('\n')}\n</head>`);
}

function sendFile({ folder }: OneBundle, name: string, outgoing: ServerResponse): void {
  const file = path.join(folder, name);
  if (!file.startsWith(folder) || !existsSync(file)) return void outgoing.writeHead(404).end();
  const packed = existsSync(`${file}.br`);
  outgoing.writeHead(200, {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'access-control-allow-origin': '*',
    ...(packed && { 'content-encoding': 'br' }),
  });
  outgoing.end(readFileSync(packed ? `${file}.br` : file));
}
