/** One view of a page, with nothing that says whose. */
export interface PageView {
  /** Of the brand at Matomo. */
  readonly siteId: string;
  /** Where the brand's site is. */
  readonly origin: string;
  readonly pattern: string;
  readonly title: string;
  readonly language: string;
  /** Network of the visitor (`shortenedAddress`). */
  readonly network: string | null;
}

/**
 * The body of a bulk request to Matomo's HTTP tracking API.
 * @param token without it Matomo refuses requests that name an address, so that none is sent
 */
export function matomoRequest(views: readonly PageView[], token: string | undefined): string {
  return JSON.stringify({
    requests: views.map((view) => `?${fieldsOf(view, token !== undefined)}`),
    ...(token !== undefined && { token_auth: token }),
  });
}

function fieldsOf({ siteId, origin, pattern, title, language, network }: PageView, withNetwork: boolean): string {
  const fields = new URLSearchParams({
    idsite: siteId,
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: origin + pattern,
    action_name: title,
    lang: language,
  });
  if (withNetwork && network !== null) fields.set('cip', network);
  return fields.toString();
}
