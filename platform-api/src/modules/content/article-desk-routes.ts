import type { On } from '../../platform/http/call-registrar';
import type { ArticleDesk } from './article-desk';

export function articleDeskRoutes(on: On, desk: ArticleDesk): void {
  on('articleDesk.list', (place, { operator }) => desk.list(operator, place));
  on('articleDesk.read', (article, { operator }) => desk.read(operator, article));
  on('articleDesk.save', async (article, { operator, requestId }) => {
    await desk.save(operator, article, requestId);
    return null;
  });
  on('articleDesk.preview', ({ content }, { operator }) =>
    Promise.resolve({ content: desk.preview(operator, content) }),
  );
}
