import type { On } from '../../../platform/http/call-registrar';
import type { ArticleAdmin } from './article-admin';

export function articleAdminRoutes(on: On, admin: ArticleAdmin): void {
  on('articleAdmin.list', (place, { operator }) => admin.list(operator, place));
  on('articleAdmin.read', (article, { operator }) => admin.read(operator, article));
  on('articleAdmin.save', async (article, { operator, requestId }) => {
    await admin.save(operator, article, requestId);
    return null;
  });
  on('articleAdmin.preview', ({ content }, { operator }) =>
    Promise.resolve({ content: admin.preview(operator, content) }),
  );
}
