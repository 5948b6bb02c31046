import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error';

const RETRIES = 2;
/** Only these can mend themselves; everything else is an answer. */
const PASSING = new Set(['network_abnormal', 'page_slow', 'unknown_error']);

/** The page's one query client. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < RETRIES && error instanceof ApiError && PASSING.has(error.code),
      },
      mutations: { retry: false },
    },
  });
}
