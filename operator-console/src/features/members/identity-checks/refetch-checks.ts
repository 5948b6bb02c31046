import type { QueryClient } from '@tanstack/react-query';

/** What is shown of checks; never the pictures, whose sight is audited. */
export const refetchChecks = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['identityAdmin.detail'] }),
    queryClient.invalidateQueries({ queryKey: ['identityAdmin.queue'] }),
  ]);
