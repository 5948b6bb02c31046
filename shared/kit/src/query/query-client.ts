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
        retry: (failures, error) => failures < RETRIES && error instanceof ApiError && isTransient(error),
        refetchInterval: ({ state }) => retryDelayMs(state),
      },
      mutations: { retry: false },
    },
  });
}
