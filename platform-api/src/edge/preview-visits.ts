import type { BootPreview } from '@marquee/contract/boot';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../modules/site/brand/brand';
import { LIVE, type Picks } from '../modules/releases/federation/previews';
import { Failure } from '../platform/failure';
import type { EdgeDependencies } from './edge-dependencies';
import { noticePage } from './notice-page';
import { nextPage, ownPath } from '../platform/http/next-page';

/** What one visitor sees in place of what the brand gives. */
export interface PreviewVisit {
  readonly picks: Picks;
  readonly view: BootPreview;
}

export interface PreviewVisits {
  /** The preview of a visitor; null for everybody else. */
  of(request: FastifyRequest, reply: FastifyReply, brand: Brand): Promise<PreviewVisit | null>;
  /** Whether an address begins, changes or ends a preview. */
  isChange(url: string): boolean;
  /**
   * Answers `?preview=<remote>@<version>` (`@live`: what everybody gets), and `?preview=off`, by the same address without it. The
   * right comes from the link's `previewToken`, or from a visit that has it; without one the page is the ordinary one. A team's link
   * is refused to a signed-in member: unapproved code never runs in a member's session.
   */
  change(request: FastifyRequest, reply: FastifyReply, brand: Brand): Promise<FastifyReply>;
}

const PICK = /^([a-z][a-z0-9-]{0,59})@([\w.+-]{4,60})$/;

const addressOf = (url: string) => new URL(url, 'http://own.invalid');

/** Only a page may begin or end a preview: code inside of one could otherwise leave it behind the visitor's back. */
const isNavigation = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === undefined ||
  (headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document');

/** @param previews the rights @param visitorSessionOf whose session a request carries */
export function createPreviewVisits({
  previews,
  cookies,
  visitorSessionOf,
}: Pick<EdgeDependencies, 'previews' | 'cookies' | 'visitorSessionOf'>): PreviewVisits {
  const hasMember = async (request: FastifyRequest, reply: FastifyReply, brand: Brand) => {
    const { state } = await visitorSessionOf(request, reply, brand);
    return state !== 'guest' && state !== 'trial';
  };

  /** The cookie: the token of the visit, then its picks. */
  const read = (request: FastifyRequest) => {
    const value = cookies.read(request, 'marquee-team-preview') ?? cookies.read(request, 'marquee-preview') ?? '';
    const [token = '', ...picks] = value.split('~');
    return { token, picks: new Map(picks.map(pickOf).filter((pick) => pick !== null)) };
  };

  function visitOf(request: FastifyRequest, link: string | null, brand: Brand) {
    const { token, picks } = read(request);
    const opened = link === null ? null : previews.open(link, brand.id);
    if (opened) return { ...opened, picks: new Map<string, string>() };
    const right = previews.rightOf(token, brand.id);
    return right && { right, token, picks };
  }

  return {
    async of(request, reply, brand) {
      const { token, picks } = read(request);
      const right = token === '' ? null : previews.rightOf(token, brand.id);
      if (!right || (!right.withMembers && (await hasMember(request, reply, brand)))) return null;
      const allowed = new Map([...picks].filter(([remote]) => !right.remotes || right.remotes.includes(remote)));
      return { picks: allowed, view: await previews.viewOf(right, allowed) };
    },

    isChange: (url) => addressOf(url).searchParams.has('preview'),

    async change(request, reply, brand) {
      const address = addressOf(request.url);
      // A plus sign that somebody has typed arrives as a space.
      const wanted = (address.searchParams.get('preview') ?? '').replaceAll(' ', '+');
      if (!isNavigation(request)) throw new Failure('not_found');
      const visit = visitOf(request, address.searchParams.get('previewToken'), brand);
      if (visit && !visit.right.withMembers && wanted !== 'off' && (await hasMember(request, reply, brand)))
        return noticePage(reply, 'preview_without_members');
      if (visit && wanted !== 'off') {
        const { right, token, picks } = visit;
        const pick = pickOf(wanted);
        if (pick?.[1] === LIVE) picks.delete(pick[0]);
        else if (pick && (await previews.admits(right, brand, ...pick))) picks.set(...pick);
        const value = [token, ...[...picks].map(([remote, version]) => `${remote}@${version}`)].join('~');
        cookies.write(reply, right.withMembers ? 'marquee-preview' : 'marquee-team-preview', value);
        if (right.withMembers) cookies.clear(reply, 'marquee-team-preview');
      } else
        for (const name of ['marquee-preview', 'marquee-team-preview'] as const)
          if (cookies.read(request, name) !== null) cookies.clear(reply, name);
      address.searchParams.delete('preview');
      address.searchParams.delete('previewToken');
      return nextPage(reply, ownPath(address.pathname + address.search));
    },
  };
}

function pickOf(text: string): [remote: string, version: string] | null {
  const [, remote, version] = PICK.exec(text) ?? [];
  return remote !== undefined && version !== undefined ? [remote, version] : null;
}
