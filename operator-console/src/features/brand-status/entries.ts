/** The entries of a list that somebody typed, between spaces, commas or lines; each once. */
export function entriesOf(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((entry) => entry !== ''))];
}
