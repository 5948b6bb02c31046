import { ArticleView } from './article.page';
import { Articles } from './articles.page';
import type { ContentView } from './content-routes';
import { Standing } from './standing.page';

/** The text of a content address. */
export default function ContentPage({ content }: { readonly content: ContentView }) {
  switch (content.view) {
    case 'page':
      return <Standing key={content.slug} slug={content.slug} />;
    case 'articles':
      return <Articles key={content.kind} kind={content.kind} />;
    case 'article':
      return <ArticleView kind={content.kind} />;
  }
}
