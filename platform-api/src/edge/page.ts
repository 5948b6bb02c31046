import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releasePath } from '@marquee/contract/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../modules/brand/repository';
import type { ResolvedRemote } from '../modules/federation/service';
import { originOf } from '../platform/config';
import type { Platform } from '../platform/platform';
import { bootDocument } from './boot-document';
import type { EdgeDependencies } from './edge-dependencies';
import { attributesOf, escapeHtml, jsonForScript, tag } from './html';
import { noticePage } from './notice-page';
import { headFor } from './preloads';
import { CHUNK_GUARD, pageHeaders } from './security-headers';
import { type VisitorChoices, visitorChoices } from './visitor-choices';

/** Origins of developers' servers that a page may load from outside production. */
const DEVELOPER_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Serves the shell's page of a brand with everything the first paint needs in it. */
export function createPage({ config }: Platform, dependencies: EdgeDependencies) {
  const templates = new Map<string, Promise<string>>();

  const templateOf = ({ release }: ResolvedRemote): Promise<string> => {
    const file = join(config.home, 'releases', releasePath(release), 'template.html');
    const known = templates.get(file) ?? readFile(file, 'utf8');
    templates.set(file, known);
    return known;
  };

  return async (request: FastifyRequest, reply: FastifyReply, brand: Brand): Promise<FastifyReply> => {
    const choices = visitorChoices(request, reply, brand);
    const resolution = await dependencies.federation.resolve(brand.id, choices.bucket);
    const { shell } = resolution;
    if (!shell) return noticePage(reply, 'system_maintenance');
    const [template, session, banners] = await Promise.all([
      templateOf(shell),
      dependencies.sessionOf(request, reply, brand),
      dependencies.homeBanners(brand, choices.language),
    ]);
    const { envelopeKey, signer } = dependencies;
    const boot = signer.sign(
      bootDocument({ config, brand, choices, session, shell, resolution, banners, envelopeKey, ip: request.ip }),
    );
    const [path = '/'] = request.url.split('?');
    const head = [
      `<title>${escapeHtml(brand.name)}</title>`,
      tag('meta', { name: 'color-scheme', content: choices.theme }),
      `<script>${CHUNK_GUARD}</script>`,
      ...headFor(boot, path, `${request.protocol}://${request.host}`),
    ];
    const html = template
      .replace('<!--mq:html-attributes-->', () => htmlAttributes(brand, choices))
      .replace('<!--mq:head-->', () => head.join('\n'))
      .replace('<!--mq:boot-->', () => `<script type="application/json" id="boot">${jsonForScript(boot)}</script>`);
    const secure = config.publicScheme === 'https';
    const frames = [originOf(config, 'play'), ...brand.config.frameOrigins];
    const developers = boot.overridesAllowed ? DEVELOPER_ORIGINS : [];
    return reply.headers(pageHeaders({ frames, developers, secure })).type('text/html; charset=utf-8').send(html);
  };
}

function htmlAttributes(brand: Brand, { language, direction, theme }: VisitorChoices): string {
  return attributesOf({ lang: language, dir: direction, 'data-brand': brand.code, 'data-theme': theme });
}
