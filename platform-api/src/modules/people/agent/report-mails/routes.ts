import type { FastifyInstance } from 'fastify';
import type { On } from '../../../../platform/http/call-registrar';
import type { ReportMails } from './report-mails';

export function reportMailRoutes(on: On, reports: ReportMails): void {
  on('agent.reportMail', ({ token }, { brand }) => reports.byLink(brand, token));
  on('agent.stopReportMails', async ({ token }, { brand }) => {
    await reports.stop(brand, token);
    return null;
  });
}

/** Mail programs without one-click unsubscription open its address: it leads to the page, which changes nothing by itself. */
export function reportMailPage(site: FastifyInstance): void {
  site.get<{ Params: { token: string } }>('/wps/agent/report-mails/:token/stop', async ({ params }, reply) =>
    reply.header('cache-control', 'no-store').redirect(`/stop-report#${encodeURIComponent(params.token)}`, 303),
  );
}
