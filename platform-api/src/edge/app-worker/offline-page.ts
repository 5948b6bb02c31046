import { createHash } from 'node:crypto';
import { directionOf, FALLBACK_LANGUAGE, isLanguage } from '@marquee/contract/languages';
import { fillText, readText } from '../../messages/texts';
import type { Brand } from '../../modules/site/brand/brand';
import type { RenderedLook } from '../../modules/site/look/service';
import { commonHeaders } from '../security-headers';
import { attributesOf, escapeHtml } from '../html';

/** Where the worker fetches the page from, and what it keeps it under. */
export const OFFLINE_PAGE = '/app-offline';

const STYLE = `*{box-sizing:border-box;margin:0}
body{display:grid;place-content:center;justify-items:center;gap:1rem;min-height:100vh;padding:2rem;background:var(--ground);color:var(--text);font:1rem/1.6 system-ui,sans-serif;text-align:center}
img{inline-size:6rem;block-size:6rem;border-radius:1.25rem}
h1{font-size:1.5rem;line-height:1.3}
p{max-inline-size:32rem;color:var(--text-muted)}
a{padding:.75rem 1.5rem;border-radius:var(--radius,.5rem);background:var(--cta);color:var(--on-cta);font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid var(--accent);outline-offset:3px}`;

/**
 * Back to the page that was asked for, as soon as there is a connection. A browser with a network may still not reach the site, and
 * then tells of no change: it tries again every ten seconds.
 */
const SCRIPT =
  'addEventListener("online",function(){location.reload()});setInterval(function(){if(navigator.onLine)location.reload()},1e4)';

const digest = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** What a brand's installed site shows without a connection: nothing of the visitor but the language. Needs no other file. */
export function offlinePage({ code, name, config }: Brand, look: RenderedLook, language: string): string {
  const known = isLanguage(language) ? language : FALLBACK_LANGUAGE;
  const text = (key: string) =>
    escapeHtml(fillText(readText(known, key) ?? readText(FALLBACK_LANGUAGE, key) ?? '', { brand: name }));
  const root = attributesOf({
    lang: known,
    dir: directionOf(known),
    'data-brand': code,
    'data-theme': config.defaultTheme,
  });
  const icon = `data:image/svg+xml;base64,${Buffer.from(look.appIcon).toString('base64')}`;
  return `<!doctype html><html ${root}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="${escapeHtml(look.appGround)}"><title>${text('offline.title')}</title><style>${look.sheet}</style><style>${STYLE}</style></head><body><img src="${icon}" alt=""><h1>${text('offline.title')}</h1><p>${text('offline.text')}</p><a href="">${text('offline.retry')}</a><script>${SCRIPT}</script></body></html>`;
}

/** Its policy lets nothing be loaded or sent. */
export const offlineHeaders = (look: RenderedLook, secure: boolean): Record<string, string> => ({
  ...commonHeaders(secure),
  'content-security-policy': `default-src 'none'; script-src ${digest(SCRIPT)}; style-src ${digest(look.sheet)} ${digest(STYLE)}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'public, max-age=3600',
  'x-robots-tag': 'noindex',
});
