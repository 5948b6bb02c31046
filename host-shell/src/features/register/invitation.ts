/** Who brought the visitor, and what the address said of it. */
export interface Invitation {
  readonly affiliateCode: string | undefined;
  readonly referralCode: string | undefined;
  /** The sub-id of the agent's link. */
  readonly sub: string | undefined;
}

const KEPT = 'marquee.invitation';
const SUB_ID = /^[A-Za-z0-9_.-]{1,64}$/;

/** The inviter of the visitor: kept for the visit, because the query is lost with the first navigation. */
export const invitation: Invitation = typeof location === 'undefined' ? readInvitation('') : currentInvitation();

export function readInvitation(search: string): Invitation {
  const query = new URLSearchParams(search);
  const code = (name: string) => query.get(name)?.trim().slice(0, 32) || undefined;
  const sub = query.get('sub') ?? '';
  return {
    affiliateCode: code('affiliateCode'),
    referralCode: code('referralCode'),
    sub: SUB_ID.test(sub) ? sub : undefined,
  };
}

function currentInvitation(): Invitation {
  const here = readInvitation(location.search);
  if (here.affiliateCode === undefined && here.referralCode === undefined)
    return readInvitation(sessionStorage.getItem(KEPT) ?? '');
  const { affiliateCode = '', referralCode = '', sub = '' } = here;
  sessionStorage.setItem(KEPT, String(new URLSearchParams({ affiliateCode, referralCode, sub })));
  return here;
}
