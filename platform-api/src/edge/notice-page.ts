import { type ErrorCode, errorCatalogue } from '@marquee/contract/errors';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from './html';
import { pageHeaders } from './security-headers';

/** A static page with one sentence of the error catalogue; it depends on no other service. */
export function noticePage(reply: FastifyReply, code: ErrorCode): FastifyReply {
  const { status, message } = errorCatalogue[code];
  const text = escapeHtml(message);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title></head><body><main><h1>${text}</h1></main></body></html>`;
  const headers = pageHeaders({ frames: [], developers: [], secure: false });
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
}
