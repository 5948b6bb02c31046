import type { ArticleText, AdminArticle } from '@marquee/contract/calls/article-admin';
import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../lib/calls';

export interface ArticlePlace {
  readonly brand: string;
  readonly kind: AdminArticle['kind'];
  readonly slug: string;
}

export type Texts = Readonly<Record<string, ArticleText>>;

/** An article in all its languages, and the languages of the brand. A new article has no text yet. */
export function useArticle(place: ArticlePlace) {
  const client = useClient();
  return useQuery<CallValue<'articleAdmin.read'>, ApiError>({
    queryKey: ['articleAdmin.read', place],
    queryFn: ({ signal }) => client.call('articleAdmin.read', place, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Saves an article and refetches all queries. */
export function useSaveArticle(place: ArticlePlace, onSaved: () => void) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation<null, ApiError, Omit<CallRequest<'articleAdmin.save'>, keyof ArticlePlace>>({
    mutationFn: (article) => client.call('articleAdmin.save', { ...place, ...article }),
    onSuccess: async () => {
      notify({ tone: 'success', title: t('articles.saved') });
      onSaved();
      await queryClient.invalidateQueries();
    },
  });
}

/** The rich text as the server would store it. */
export function usePreview() {
  const client = useClient();
  return useMutation<{ content: string }, ApiError, string>({
    mutationFn: (content) => client.call('articleAdmin.preview', { content }),
  });
}
