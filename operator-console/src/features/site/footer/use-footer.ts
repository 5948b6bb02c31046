import type { CallRequest, CallValue } from '@marquee/contract/calls/index';
import type { ApiError } from '@marquee/kit/http/api-error';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { notify } from '@marquee/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../lib/calls';

export type Footer = CallValue<'footerAdmin.read'>;

/** The pictures of a brand's footer, as the form was opened with them. */
export function useFooter(brand: string) {
  const client = useClient();
  return useQuery<Footer, ApiError>({
    queryKey: ['footerAdmin.read', brand],
    queryFn: ({ signal }) => client.call('footerAdmin.read', { brand }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Saves the footer of a brand and refetches all queries. */
export function useSaveFooter(brand: string) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation<null, ApiError, Omit<CallRequest<'footerAdmin.save'>, 'brand'>>({
    mutationFn: (footer) => client.call('footerAdmin.save', { brand, ...footer }),
    onSuccess: async () => {
      notify({ tone: 'success', title: t('footer.saved') });
      await queryClient.invalidateQueries();
    },
  });
}
