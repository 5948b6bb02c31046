import type { FastifyInstance, FastifyReply } from 'fastify';
import { readAsset, readFont } from '../assets';
import { missingPage, outcomePage, paymentPage } from './page';
import { CALLBACK_MODES, type Payment, type SandPay } from './payment';
import { textsIn } from './texts';

const ASSET_MAX_AGE_SECONDS = 3_600;
const BENGALI_FONT = '@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2';

interface PageRequest {
  Params: { id: string };
  Querystring: { lang?: string };
  Body: { decision?: string; conduct?: string } | undefined;
}

/** The hosted payment page. It decides by a plain form: no script runs on it. */
export function pageRoutes(server: FastifyInstance, sandpay: SandPay): void {
  const files = {
    'sandpay.css': { type: 'text/css; charset=utf-8', content: readAsset('sandpay.css') },
    'icon.svg': { type: 'image/svg+xml', content: readAsset('icon.svg') },
    'bengali.woff2': { type: 'font/woff2', content: readFont(BENGALI_FONT) },
  };
  for (const [name, { type, content }] of Object.entries(files)) {
    server.get(`/sandpay/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', `public, max-age=${ASSET_MAX_AGE_SECONDS}`).send(content),
    );
  }

  server.get<PageRequest>('/sandpay/pay/:id', (request, reply) => {
    const texts = textsIn(request.query.lang);
    const payment = sandpay.find(request.params.id);
    if (!payment) return send(reply.code(404), null, missingPage(texts));
    return send(
      reply,
      payment,
      payment.state === 'open' ? paymentPage(payment, texts) : outcomePage(payment, payment.state, texts),
    );
  });

  server.post<PageRequest>('/sandpay/pay/:id/decision', (request, reply) => {
    const texts = textsIn(request.query.lang);
    const payment = sandpay.find(request.params.id);
    const decision = request.body?.decision;
    if (!payment || (decision !== 'succeeded' && decision !== 'declined'))
      return send(reply.code(404), null, missingPage(texts));
    const conduct = CALLBACK_MODES.find((mode) => mode === request.body?.conduct) ?? 'prompt';
    const decided = sandpay.decide(payment, decision, conduct);
    if (decided.state !== decision) return reply.redirect(`/sandpay/pay/${payment.id}?lang=${texts.language}`, 303);
    return reply.redirect(payment.order.returnUrl, 303);
  });
}

/** A form's policy covers the redirect that follows it, so the way back is named. */
function send(reply: FastifyReply, payment: Payment | null, html: string): FastifyReply {
  const wayBack = payment ? ` ${new URL(payment.order.returnUrl).origin}` : '';
  const policy = `default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'${wayBack}; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(html);
}
