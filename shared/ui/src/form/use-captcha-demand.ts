import type { ErrorCode } from '@marquee/contract/errors';
import { useState } from 'react';

export interface CaptchaDemand {
  /** Whether the server wants a captcha with the next attempt. */
  readonly asked: boolean;
  /** Raised by each refusal: the picture of the last attempt is spent. */
  readonly attempt: number;
}

interface Refusal {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
}

const CAPTCHA_CODES: readonly ErrorCode[] = ['captcha_required', 'captcha_failed'];

/** The captcha of a login: none until a refusal says that one is needed, then one for every attempt. */
export function useCaptchaDemand(): CaptchaDemand & { refused(refusal: Refusal): void } {
  const [demand, setDemand] = useState<CaptchaDemand>({ asked: false, attempt: 0 });
  const refused = ({ code, details }: Refusal) => {
    const asksNow = (CAPTCHA_CODES as readonly string[]).includes(code) || details['captchaRequired'] === true;
    setDemand(({ asked, attempt }) => ({ asked: asked || asksNow, attempt: attempt + 1 }));
  };
  return { ...demand, refused };
}
