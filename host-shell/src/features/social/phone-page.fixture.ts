import { vi } from 'vitest';

/** The brand's page for phones, in a window that the browser opens unless it blocks it. */
export function standInForPhonePage({ opens = true }: { readonly opens?: boolean } = {}) {
  const page = { closed: false, close: () => Object.assign(page, { closed: true }) };
  const open = vi.spyOn(window, 'open').mockReturnValue(opens ? (page as unknown as Window) : null);
  const address = () => new URL(String(open.mock.lastCall?.[0]));
  return {
    page,
    /** With which it was opened. */
    address,
    /** What the page says when the phone is proved. */
    right: () => ({ type: 'marquee.phone', state: address().searchParams.get('state'), idToken: 'the.token' }),
    /** Lets the site hear something. @param from of the message, where it does not come from the page */
    hear: (data: unknown, from: object = {}) =>
      window.dispatchEvent(
        Object.assign(new Event('message'), { origin: address().origin, source: page, data, ...from }),
      ),
  };
}
