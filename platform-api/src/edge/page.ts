import type { BootDocument } from '@marquee/contract/boot';
import type { Frame } from '@marquee/contract/frame';
import { releasePath } from '@marquee/contract/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../modules/site/brand/brand';
import { TEMPLATE } from '../modules/releases/federation/shell-presence';
import type { ResolvedApp } from '../modules/releases/federation/service';
import type { RenderedLook } from '../modules/site/look/service';
import { originOf } from '../platform/config';
import type { Platform } from '../platform/platform';
import { appHead } from './app-manifest';
import { bootDocument, bootRevision } from './boot-document';
import type { EdgeDependencies } from './edge-dependencies';
import { attributesOf, escapeHtml, jsonForScript, tag } from './html';
import { noticePage } from './notice-page';
import { pageDescription } from './page-description';
import { pageStatus } from './page-status';
import type { PreviewVisits } from './preview-visits';
import { resourcesOf } from './preloads';
import { EARLY_INPUT } from './frame/early-input';
import type { Frames } from './frame/frames';
import { CHUNK_GUARD, pageHeaders } from './security-headers';
import { type VisitorChoices, visitorChoices } from './visitor-choices';

/** Origins of development servers that a page may load from outside production. */
const DEVELOPER_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Where the template has the page's root; a template without it takes no frame. */
const EMPTY_ROOT = '<div id="root"></div>';

/** When a machine should try an address again whose remote is off. */
const RETRY_AFTER_S = 300;

const TEMPLATE_MS = 8_000;

/** @param baseUrl of a bucket for pages, or of a development server */
async function fetchTemplate(baseUrl: string): Promise<string> {
  const response = await fetch(`${baseUrl}${TEMPLATE}`, { signal: AbortSignal.timeout(TEMPLATE_MS) });
  if (!response.ok) throw new Error(`the template at ${baseUrl} answered ${response.status}`);
  return response.text();
}

export interface Pages {
  /** The shell's page of a brand with everything the first paint needs in it. */
  page(request: FastifyRequest, reply: FastifyReply, brand: Brand): Promise<FastifyReply>;
  /** The boot document alone, for a page notified of a changed configuration; null while no shell is released. */
  boot(request: FastifyRequest, reply: FastifyReply, brand: Brand): Promise<BootDocument | null>;
  /** The revision that the visitor's boot document has now; null while no shell is released. */
  revision(request: FastifyRequest, reply: FastifyReply, brand: Brand): Promise<string | null>;
}

export function createPages(
  { config }: Platform,
  dependencies: EdgeDependencies,
  frames: Frames,
  previews: PreviewVisits,
): Pages {
  const templates = new Map<string, Promise<string>>();
  const {
    federation,
    looks,
    releaseFiles,
    visitorSessionOf,
    content,
    catalogue,
    payloadOpener,
    siteStatusOf,
    remoteTelemetry,
  } = dependencies;
  const envelopeKey = payloadOpener.publicKey;

  const templateOf = (shell: ResolvedApp): Promise<string> => {
    if (shell.baseUrl) return fetchTemplate(shell.baseUrl);
    const file = `${releasePath(shell.release)}/${TEMPLATE}`;
    const kept = templates.get(file);
    if (kept) return kept;
    const template = releaseFiles.read(file).then(String);
    templates.set(file, template);
    template.catch(() => templates.delete(file));
    return template;
  };

  async function siteFor(request: FastifyRequest, reply: FastifyReply, brand: Brand) {
    const choices = visitorChoices(request, reply, brand);
    const visit = await previews.of(request, reply, brand);
    const resolution = await federation.resolve(brand.id, choices.bucket, visit?.picks);
    const look = await looks.of(brand);
    const { shell } = resolution;
    const status = siteStatusOf(brand, request.ip);
    const preview = visit?.view ?? null;
    return look && shell && { config, brand, look, choices, shell, resolution, status, preview };
  }

  async function prepare(request: FastifyRequest, reply: FastifyReply, brand: Brand, as: 'page' | 'document') {
    const site = await siteFor(request, reply, brand);
    if (!site) return null;
    const [template, session, banners, categories] = await Promise.all([
      templateOf(site.shell),
      visitorSessionOf(request, reply, brand),
      content.homeBanners(brand, site.choices.language),
      catalogue.categories(brand.id),
    ]);
    // What a preview does says nothing about what members get.
    const isSampled = site.preview === null && Math.random() < config.telemetryShare;
    const isCounted = as === 'page' && willRun(request) && site.status.status === 0;
    const issueToken = (releases: readonly string[]) => {
      if (!isSampled) return null;
      const scope = { brandId: brand.id, releases };
      return isCounted ? remoteTelemetry.servePage(scope) : remoteTelemetry.tokens.issue(scope, 'document');
    };
    const boot = bootDocument({ ...site, session, banners, categories, envelopeKey, issueToken });
    return { ...site, boot, template };
  }

  return {
    boot: async (request, reply, brand) => (await prepare(request, reply, brand, 'document'))?.boot ?? null,
    async revision(request, reply, brand) {
      const site = await siteFor(request, reply, brand);
      return site && bootRevision(site);
    },
    async page(request, reply, brand) {
      const prepared = await prepare(request, reply, brand, 'page');
      if (!prepared) return noticePage(reply, 'system_maintenance');
      const { boot, template, choices, look, shell } = prepared;
      const [path = '/'] = request.url.split('?');
      const isOrdinary = boot.preview === null && boot.status.status === 0;
      const canFrame = shell.baseUrl === undefined && isOrdinary && template.includes(EMPTY_ROOT);
      const frame = canFrame ? await frames.frameOf({ shell: shell.release, boot, path, menu: choices.menu }) : null;
      const html = pageOf(template, { request, brand, look, choices, boot, path, frame });
      const headers = pageHeaders({
        frames: [originOf(config, 'play'), ...brand.config.frameOrigins, ...(await catalogue.playOrigins(brand.id))],
        files: fileOrigins(boot),
        developers: boot.overridesAllowed ? DEVELOPER_ORIGINS : [],
        secure: config.publicScheme === 'https',
        inlineStyles: frame ? [look.sheet, frame.css] : [look.sheet],
      });
      const status = boot.status.status === 0 ? pageStatus(boot, path) : 200;
      if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
      return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
    },
  };
}

/** Whether a browser asks for the page in order to run it: neither for its head nor ahead of a visit that may never be. */
const willRun = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && !String(headers['sec-purpose'] ?? '').includes('prefetch');

/** Origins beside the page's own that releases of the page lie at. */
function fileOrigins({ remotes }: BootDocument): string[] {
  const bases = remotes
    .flatMap(({ release, fallback }) => [release, fallback])
    .map((release) => release?.baseUrl ?? '/');
  return [...new Set(bases.filter((base) => URL.canParse(base)).map((base) => new URL(base).origin))];
}

interface PageParts {
  readonly request: FastifyRequest;
  readonly brand: Brand;
  readonly look: RenderedLook;
  readonly choices: VisitorChoices;
  readonly boot: BootDocument;
  readonly path: string;
  readonly frame: Frame | null;
}

function pageOf(template: string, { request, brand, look, choices, boot, path, frame }: PageParts): string {
  const origin = `${request.protocol}://${request.host}`;
  const { head, beforeBoot, afterBoot } = resourcesOf(boot, path, origin, frame !== null);
  const headLines = [...headOf(brand, look, boot, path), ...head];
  if (frame) headLines.push(`<script>${EARLY_INPUT}</script>`, `<style>${frame.css}</style>`);
  // After the first sheet, which names the cascade layers in their order.
  headLines.push(`<style>${look.sheet}</style>`);
  const bootScript = `<script type="application/json" id="boot">${jsonForScript(boot)}</script>`;
  return template
    .replace('<!--mq:html-attributes-->', () => htmlAttributes(brand, choices))
    .replace('<!--mq:head-->', () => headLines.join('\n'))
    .replace('<!--mq:boot-->', () => [...beforeBoot, bootScript, ...afterBoot].join('\n'))
    .replace(EMPTY_ROOT, (root) => (frame ? `<div id="root">${frame.html}</div>` : root));
}

function headOf(brand: Brand, look: RenderedLook, boot: BootDocument, path: string): string[] {
  return [
    `<title>${escapeHtml(brand.name)}</title>`,
    tag('meta', { name: 'description', content: pageDescription(boot, path) }),
    tag('meta', { name: 'color-scheme', content: boot.theme }),
    ...appHead(brand, look),
    `<script>${CHUNK_GUARD}</script>`,
  ];
}

function htmlAttributes(brand: Brand, { language, direction, theme }: VisitorChoices): string {
  return attributesOf({ lang: language, dir: direction, 'data-brand': brand.code, 'data-theme': theme });
}
