/** Every answer is a look that the audit log records: it is asked for once, and not kept after the page is left. */
export const ONE_LOOK = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
