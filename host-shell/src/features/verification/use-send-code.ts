import { SMS_THROTTLE_MS } from '@marquee/contract/constants';
import { ApiError, callApi, useErrorMessage, useShell } from '@marquee/kit';
import { useRef, useState } from 'react';
import { useBotCheck } from './use-bot-check';
import { type CodePurpose, type MobileNumber, sentCodes, useWaitUntil } from './sent-codes';
import { useSecondsLeft } from './use-seconds-left';

const NUMBER_FAULTS = new Set(['sms_missing_number', 'sms_invalid_number', 'sms_not_allowed']);

interface SendCodeOutcomes {
  readonly onSent: () => void;
  readonly numberFault: (message: string) => void;
}

interface SendCode {
  readonly send: () => void;
  readonly isPending: boolean;
  /** Until another code may be requested. */
  readonly secondsLeft: number;
}

/**
 * Asks for a code by SMS, at most once a second, and counts down its life (`expiredMinutes` x 60 s).
 * @param on what follows: `numberFault` when it is the number that is wrong (every failure shows in a warning besides)
 */
export function useSendCode(purpose: CodePurpose, number: MobileNumber, on: SendCodeOutcomes): SendCode {
  const { toast } = useShell();
  const errorMessage = useErrorMessage();
  const [isPending, setPending] = useState(false);
  const lastAt = useRef(0);
  const botCheck = useBotCheck(true);
  const secondsLeft = useSecondsLeft(useWaitUntil(purpose, number));
  const waitFor = (seconds: number) => sentCodes.remember(purpose, { ...number, until: Date.now() + seconds * 1_000 });

  const failed = (error: ApiError) => {
    const message = errorMessage(error);
    const retryAfter = error.details['retryAfterSeconds'];
    if (typeof retryAfter === 'number') waitFor(retryAfter);
    if (NUMBER_FAULTS.has(error.code)) on.numberFault(message);
    toast({ kind: 'warning', message, requestId: error.code === 'unknown_error' ? error.requestId : null });
  };
  const requestCode = async () => {
    setPending(true);
    try {
      const { expiredMinutes } = await askForCode(purpose, number, await botCheck.take());
      waitFor(expiredMinutes * 60);
      on.onSent();
    } catch (error) {
      failed(error instanceof ApiError ? error : new ApiError('unknown_error'));
    } finally {
      setPending(false);
    }
  };
  const send = () => {
    if (isPending || secondsLeft > 0 || Date.now() - lastAt.current < SMS_THROTTLE_MS) return;
    lastAt.current = Date.now();
    void requestCode();
  };
  return { send, isPending, secondsLeft };
}

function askForCode(purpose: CodePurpose, { mobile, dialingCode }: MobileNumber, botCheck: string | undefined) {
  const request = { countryDialingCode: dialingCode, ...(botCheck && { botCheck }) };
  return purpose === 'register'
    ? callApi('verification.smsRegister', { mobileNo: mobile, ...request })
    : callApi('verification.smsNoLogin', { mobileNum: mobile, ...request });
}
