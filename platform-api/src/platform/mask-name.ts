/** A masked account name: the first two and the last character. */
export function maskName(account: string): string {
  const letters = [...account];
  return `${letters.slice(0, 2).join('')}***${letters.at(-1) ?? ''}`;
}
