import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error';
import { askAgainMs, isPassing } from './ask-again';

const RETRIES = 2;

/** The page's one query client. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < RETRIES && error instanceof ApiError && isPassing(error),
        refetchInterval: ({ state }) => askAgainMs(state),
      },
      mutations: { retry: false },
    },
  });
}
