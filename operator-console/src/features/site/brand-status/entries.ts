/** The distinct entries of a typed list, separated by spaces, commas or line breaks. */
export function entriesOf(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((entry) => entry !== ''))];
}
