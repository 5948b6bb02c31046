import type { ErrorCode } from '@marquee/contract/errors';
import { useState } from 'react';

export interface CaptchaRequirement {
  /** Whether the server wants a captcha with the next attempt. */
  readonly isRequired: boolean;
  /** Raised by each refusal: a picture is valid for one attempt. */
  readonly attempt: number;
}

interface Refusal {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
}

const CAPTCHA_CODES: readonly ErrorCode[] = ['captcha_required', 'captcha_failed'];

/** The captcha of a login: none until a refusal requires one, then one for every attempt. */
export function useCaptchaRequirement(): CaptchaRequirement & { onRefusal(refusal: Refusal): void } {
  const [requirement, setRequirement] = useState<CaptchaRequirement>({ isRequired: false, attempt: 0 });
  const onRefusal = ({ code, details }: Refusal) => {
    const isRequiredNow = (CAPTCHA_CODES as readonly string[]).includes(code) || details['captchaRequired'] === true;
    setRequirement(({ isRequired, attempt }) => ({ isRequired: isRequired || isRequiredNow, attempt: attempt + 1 }));
  };
  return { ...requirement, onRefusal };
}
