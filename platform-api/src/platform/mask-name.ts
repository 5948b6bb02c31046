/** A masked account name: the first two and the last character. */
export function maskName(account: string): string {
  const letters = [...account];
  return `${letters.slice(0, 2).join('')}***${letters.at(-1) ?? ''}`;
}

/** A masked e-mail address: its name as `maskName` masks it, and its domain. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return `${maskName(address.slice(0, at))}${address.slice(at)}`;
}
