import { useCallMutation, useErrorMessage, useShell } from '@marquee/kit';
import { signedIn } from './sign-in';

/** Starts a trial session, which begins at home (specification, section 4); what goes wrong is said in a toast. */
export function useFreePlay(): { readonly isPending: boolean; readonly start: () => void } {
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const { mutate, isPending } = useCallMutation('session.freePlay');
  const start = () =>
    mutate(
      { platform: 'W', version: '3' },
      {
        onSuccess: (answer) => signedIn(answer, '/'),
        onError: (error) => toast({ kind: 'error', message: errorMessage(error), requestId: error.supportId }),
      },
    );
  return { isPending, start };
}
