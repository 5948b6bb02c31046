import { createHash } from 'node:crypto';
import { EARLY_INPUT } from './frame/early-input';

/**
 * Takes a preloaded chunk's element out of the page when it is done or has failed, else webpack would wait for the dead
 * element instead of asking again. An inline script, allowed by its hash.
 */
export const CHUNK_GUARD =
  '["load","error"].forEach(function(n){document.addEventListener(n,function(e){var t=e.target;if(t.dataset&&"chunk"in t.dataset)t.remove()},true)})';

const INLINE_SCRIPTS = [CHUNK_GUARD, EARLY_INPUT].map(sourceOf);

/** Extra sources of one page beyond its own origin. */
export interface PageSources {
  /** Origins whose pages may be framed: launched games. */
  readonly frames: readonly string[];
  /** Origins of development builds and their hot updates; empty in production. */
  readonly developers: readonly string[];
  readonly secure: boolean;
  /** Other origins that releases' files lie at: a bucket, a CDN. */
  readonly files?: readonly string[];
  /** Content of each `<style>` of the page. */
  readonly inlineStyles?: readonly string[];
  /** Origins that may frame the page; none by default. */
  readonly framedBy?: readonly string[];
}

/** Headers of an HTML page: a content security policy without `unsafe-*`, isolation, and no unused browser feature. */
export function pageHeaders(sources: PageSources): Record<string, string> {
  return {
    ...commonHeaders(sources.secure),
    'content-security-policy': contentSecurityPolicy(sources),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cache-control': 'private, no-store',
    'permissions-policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  };
}

/** Headers of every file. */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-site',
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** The policy of an HTML page. */
export function contentSecurityPolicy(sources: PageSources): string {
  const { frames, developers, secure, files = [], inlineStyles = [], framedBy = [] } = sources;
  const builds = [...files, ...developers];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...INLINE_SCRIPTS, ...builds],
    'style-src': ["'self'", ...inlineStyles.map(sourceOf), ...builds],
    'img-src': ["'self'", 'data:', 'blob:', ...builds],
    'font-src': ["'self'", ...builds],
    'media-src': ["'self'", ...files],
    'connect-src': ["'self'", ...builds, ...developers.map((origin) => origin.replace(/^http/, 'ws'))],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'frame-ancestors': framedBy.length > 0 ? framedBy : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...(secure && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** The source expression that allows this inline script or style. */
function sourceOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
