import type { Page } from 'playwright';

/** What a page reported while somebody used it. */
export interface PageLog {
  /**
   * Errors of its console, exceptions that nobody caught, and answers of 500 and above. The status of the page itself is for the
   * step to judge, which may look for a page that is off.
   */
  readonly problems: readonly string[];
}

/** Listens to a page and to the frames within it from now on. */
export function logPage(page: Page): PageLog {
  const problems: string[] = [];
  const add = (kind: string, text: string) => problems.push(`${kind} at ${page.url()}: ${text.slice(0, 300)}`);
  page.on('console', (message) => {
    const isOfPage = message.location().url === page.url() && message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isOfPage) add('console', message.text());
  });
  page.on('pageerror', ({ message }) => add('exception', message));
  page.on('response', (response) => {
    if (response.status() >= 500) add('answer', `${response.status()} ${response.url()}`);
  });
  return { problems };
}
