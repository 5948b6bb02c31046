import type { On } from '../../../platform/http/call-registrar';
import type { TemplateAdmin } from './template-admin';

export function templateAdminRoutes(on: On, admin: TemplateAdmin): void {
  on('messageTemplates.list', ({ brand }, { operator }) => admin.list(operator, brand));
  on('messageTemplates.read', (place, { operator }) => admin.read(operator, place));
  on('messageTemplates.save', async (change, { operator, requestId }) => {
    await admin.save(operator, change, requestId);
    return null;
  });
  on('messageTemplates.preview', (text, { operator }) => admin.preview(operator, text));
}
