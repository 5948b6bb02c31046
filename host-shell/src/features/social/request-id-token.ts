import { ApiError, newIntentKey } from '@marquee/kit';

export interface PhonePage {
  /** The brand's page, as its settings name it. */
  readonly url: string;
  readonly language: string;
  /** Gives up, and closes the page. */
  readonly signal: AbortSignal;
}

const CLOSED_POLL_MS = 500;

/**
 * Opens the brand's page that proves a phone by firebase, in a window of its own: firebase's scripts never run on the site.
 * Only that window may answer, from the page's own origin, with the state that it was opened with (decision 0119).
 * @returns the ID token; null when it was given up
 * @throws ApiError `popup_blocked`, `sms_popup_closed`
 */
export async function requestIdToken({ url, language, signal }: PhonePage): Promise<string | null> {
  const state = newIntentKey();
  const address = new URL(url);
  for (const [name, value] of Object.entries({ origin: location.origin, state, lang: language }))
    address.searchParams.set(name, value);
  const page = window.open(address, 'marquee-phone', 'popup,width=480,height=720');
  if (!page) throw new ApiError('popup_blocked');

  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearInterval(closedPoll);
      window.removeEventListener('message', onMessage);
      signal.removeEventListener('abort', giveUp);
      page.close();
      settle();
    };
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      const idToken = source === page && origin === address.origin ? tokenIn(data, state) : null;
      if (idToken !== null) end(() => resolve(idToken));
    };
    const giveUp = () => end(() => resolve(null));
    const closedPoll = setInterval(() => {
      if (page.closed) end(() => reject(new ApiError('sms_popup_closed')));
    }, CLOSED_POLL_MS);
    window.addEventListener('message', onMessage);
    signal.addEventListener('abort', giveUp);
  });
}

function tokenIn(data: unknown, state: string): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, state: answeredState, idToken } = data as Record<string, unknown>;
  return type === 'marquee.phone' && answeredState === state && typeof idToken === 'string' ? idToken : null;
}
