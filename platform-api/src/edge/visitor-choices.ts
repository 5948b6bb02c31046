import { randomInt } from 'node:crypto';
import type { SideMenuStart } from '@marquee/contract/frame';
import { directionOf } from '@marquee/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../modules/site/brand/brand';

const YEAR_S = 365 * 24 * 3600;

/** What the page shows before any script runs, from the visitor's cookies and the brand's defaults. */
export interface VisitorChoices {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly theme: 'dark' | 'light';
  readonly menu: SideMenuStart;
  /** 0 to 99, kept for a year: selects canary releases. */
  readonly bucket: number;
}

/** Reads the address's `language`, `mq_lang`, `mq_theme` and `mq_menu`, which the page writes, and `mq_bucket`, which is set here at a first visit. */
export function visitorChoices(request: FastifyRequest, reply: FastifyReply, { config }: Brand): VisitorChoices {
  const { mq_lang: cookieLanguage, mq_theme: theme, mq_menu: menu } = request.cookies;
  const { language: queryLanguage } = request.query as { language?: unknown };
  const pageLanguage =
    config.languages.find((code) => code === queryLanguage) ?? config.languages.find((code) => code === cookieLanguage);
  const language = pageLanguage ?? config.defaultLanguage;
  return {
    language,
    direction: directionOf(language),
    theme: theme === 'dark' || theme === 'light' ? theme : config.defaultTheme,
    menu: menu === 'expanded' || menu === 'collapsed' ? menu : 'auto',
    bucket: bucketOf(request, reply),
  };
}

function bucketOf(request: FastifyRequest, reply: FastifyReply): number {
  const cookieBucket = Number(request.cookies.mq_bucket);
  if (request.cookies.mq_bucket && Number.isInteger(cookieBucket) && cookieBucket >= 0 && cookieBucket < 100)
    return cookieBucket;
  const bucket = randomInt(100);
  reply.setCookie('mq_bucket', String(bucket), { path: '/', maxAge: YEAR_S, httpOnly: true, sameSite: 'lax' });
  return bucket;
}
