import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error';
import { subjectKeys } from './subject-keys';
import { retryDelayMs, isTransient } from './retry-delay';

const RETRIES = 2;

/** The page's one query client. @param subject id of the person whose page this is; null for a guest */
export function createQueryClient(subject: () => string | null = () => null): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...subjectKeys(subject),
        refetchOnWindowFocus: false,
        // Offline a query fails with its reason, instead of waiting without a word, and is read again by itself.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < RETRIES && error instanceof ApiError && isTransient(error),
        refetchInterval: ({ state }) => retryDelayMs(state),
      },
      // Sent now or refused now: never kept back and carried out when the network returns.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
