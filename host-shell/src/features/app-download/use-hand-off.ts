import { useCallMutation, useErrorMessage, useShell } from '@marquee/kit';
import { useEffect, useState } from 'react';

/** A single-use code that signs another device in, created on request and removed when it expires. */
export function useHandOff(): {
  readonly code: string | null;
  readonly requestCode: () => void;
  readonly isRequesting: boolean;
} {
  const { toast } = useShell();
  const errorMessage = useErrorMessage();
  const { mutate, isPending } = useCallMutation('session.handOff');
  const [code, setCode] = useState<{ readonly code: string; readonly expiresInSeconds: number } | null>(null);
  useEffect(() => {
    if (!code) return;
    const timer = setTimeout(() => setCode(null), code.expiresInSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [code]);
  const requestCode = () =>
    mutate(
      {},
      {
        onSuccess: setCode,
        onError: (error) => toast({ kind: 'error', message: errorMessage(error), requestId: error.supportId }),
      },
    );
  return { code: code?.code ?? null, requestCode, isRequesting: isPending };
}
