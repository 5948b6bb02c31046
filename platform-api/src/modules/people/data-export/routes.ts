import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../platform/failure';
import type { On } from '../../../platform/http/call-registrar';
import type { Guards } from '../../../platform/http/guards';
import type { DataExports } from './service';

/** Asks for what is held of the member, and how far it is. */
export function dataExportRoutes(on: On, exports: DataExports): void {
  on('security.dataExport', (_input, { member }) => exports.current(member));
  on('security.requestDataExport', ({ password }, { member, brand, requestId }) =>
    exports.request(member, brand, { password, requestId }),
  );
}

/** `/wps/member/data-export/:exportId`: the archive, for its member or sub-user. Not in the call table: the answer is a file. */
export function dataExportFile(server: FastifyInstance, guards: Guards, exports: DataExports): void {
  server.get<{ Params: { exportId: string } }>('/wps/member/data-export/:exportId', async (request, reply) => {
    const brand = await guards.brandOfHost(request.hostname);
    if (!brand) throw new Failure('invalid_url');
    const member = await guards.personOf(request, reply, brand);
    if (!member) throw new Failure('not_logged_in');
    const { fileName, bytes, content } = await exports.download(member, brand, request.params.exportId);
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-length': String(bytes),
        'content-disposition': `attachment; filename="${fileName}"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-store',
      })
      .send(content);
  });
}
