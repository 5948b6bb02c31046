import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Rendered once from the banner scenes (assets/README.md); the path is valid from the source and from the bundle. */
const folder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../../assets/video/' : '../assets/video/', import.meta.url),
);

/** `/art/video/<brand>-<scene>.webm`: the looping films of the promotion banners, with byte ranges. */
export async function promotionVideos(server: FastifyInstance): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    prefix: '/art/video/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
}
