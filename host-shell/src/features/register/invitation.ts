interface Invitation {
  readonly affiliateCode: string | undefined;
  readonly referralCode: string | undefined;
}

/** Whose link brought the visitor: read when the page comes, because the query is gone once they look around. */
export const invitation: Invitation = readInvitation(typeof location === 'undefined' ? '' : location.search);

export function readInvitation(search: string): Invitation {
  const query = new URLSearchParams(search);
  const code = (name: string) => query.get(name)?.trim().slice(0, 32) || undefined;
  return { affiliateCode: code('affiliateCode'), referralCode: code('referralCode') };
}
