import type { ServiceContact } from '@marquee/contract/boot';
import { useBoot, useIdle } from '@marquee/kit';
import { useQuery } from '@tanstack/react-query';

/** Where a way to customer service leads; unknown until the page has opened the sealed addresses, once its first screen stands. */
export function useServicePath({ csType, title }: ServiceContact): string | undefined {
  const { envelopeKey } = useBoot();
  const { data } = useQuery({
    queryKey: ['customerService.links', envelopeKey.id],
    queryFn: async () =>
      (await import(/* webpackChunkName: "service-paths" */ './service-paths')).readPaths(envelopeKey),
    enabled: useIdle(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.find((link) => link.csType === csType && link.title === title)?.path;
}
