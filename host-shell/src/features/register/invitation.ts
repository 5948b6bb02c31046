interface Invitation {
  readonly affiliateCode: string | undefined;
  readonly referralCode: string | undefined;
}

/** The inviter of the visitor: read at load, because the query is lost with the first navigation. */
export const invitation: Invitation = readInvitation(typeof location === 'undefined' ? '' : location.search);

export function readInvitation(search: string): Invitation {
  const query = new URLSearchParams(search);
  const code = (name: string) => query.get(name)?.trim().slice(0, 32) || undefined;
  return { affiliateCode: code('affiliateCode'), referralCode: code('referralCode') };
}
