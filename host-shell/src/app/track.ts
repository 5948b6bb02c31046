/** Counts something that happened, without personal data, as a mark on the page's performance timeline. */
export function track(event: string, properties: Readonly<Record<string, string | number | boolean>> = {}): void {
  performance.mark(event, { detail: properties });
}
