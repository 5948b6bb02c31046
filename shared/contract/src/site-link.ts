import { z } from 'zod';

/** First parts of the addresses of the site's pages that a message may lead to; each is one of a manifest or of the shell. */
export const LINKED_ROOTS = [
  'member',
  'promotions',
  'pointMall',
  'agent',
  'agentHome',
  'lottery',
  'lott',
  'elott',
  'seaLottery',
  'vnLottery',
  'sports',
  'esports',
  'cockfight',
  'live',
  'fish',
  'rng',
  'pvp',
  'bgs',
  'favorite',
  'recent',
  'help',
  'responsible',
  'news',
  'blog',
] as const;

/** Path and query in plain characters: no other site, no script. */
const ADDRESS = /^\/([A-Za-z0-9_-][A-Za-z0-9/_?=&.-]*)?$/;

/** Whether an address is one of the site's own pages. */
export function isSiteLink(address: string): boolean {
  if (!ADDRESS.test(address)) return false;
  const [root = ''] = address.slice(1).split(/[/?]/);
  return root === '' ? address === '/' : (LINKED_ROOTS as readonly string[]).includes(root);
}

/** An address of one of the site's own pages. */
export const siteLinkSchema = z
  .string()
  .trim()
  .max(200)
  .refine(isSiteLink, { message: 'invalid_value' })
  .meta({ description: 'path of a page of the site, with its query', examples: ['/promotions'] });
