import { useCallMutation, useErrorMessage, useShell } from '@marquee/kit';
import { useState } from 'react';
import { useSecondsLeft } from '../verification/use-seconds-left';

/** Sends the code of a step-up and counts down until another one may be asked for. */
export function useStepUpCode(challenge: string, method: 'sms' | 'email') {
  const errorMessage = useErrorMessage();
  const { toast } = useShell();
  const [until, setUntil] = useState(0);
  const { mutate, isPending } = useCallMutation('session.stepUpCode');
  const waitFor = (seconds: number) => setUntil(Date.now() + seconds * 1_000);
  const send = () =>
    mutate(
      { challenge, method },
      {
        onSuccess: ({ expiredMinutes }) => waitFor(expiredMinutes * 60),
        onError: (error) => {
          const retryAfter = error.details['retryAfterSeconds'];
          if (typeof retryAfter === 'number') waitFor(retryAfter);
          toast({ kind: 'warning', message: errorMessage(error), requestId: error.supportId });
        },
      },
    );
  return { send, isPending, secondsLeft: useSecondsLeft(until) };
}
