import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error';
import { retryDelayMs, isTransient } from './retry-delay';

const RETRIES = 2;

/** The page's one query client. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < RETRIES && error instanceof ApiError && isTransient(error),
        refetchInterval: ({ state }) => retryDelayMs(state),
      },
      mutations: { retry: false },
    },
  });
}
