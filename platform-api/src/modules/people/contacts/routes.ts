import type { On } from '../../../platform/http/call-registrar';
import type { ContactService } from './service';

export function contactRoutes(on: On, contacts: ContactService): void {
  on('security.contacts', (_input, context) => contacts.list(context));
  on('security.contactCode', (request, context) => contacts.sendCode(request, context));
  on('security.bindContact', (request, context) => contacts.bind(request, context));
  on('security.cancelContactChange', async ({ changeId }, context) => {
    await contacts.cancel(changeId, context);
    return null;
  });
}
