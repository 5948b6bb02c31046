import type { Page } from 'playwright';

/** What a page reported while somebody used it. */
export interface PageLog {
  /** Errors of its console, exceptions that nobody caught, and answers of 500 and above. */
  readonly problems: readonly string[];
}

/** Listens to a page and to the frames within it from now on. */
export function logPage(page: Page): PageLog {
  const problems: string[] = [];
  const add = (kind: string, text: string) => problems.push(`${kind} at ${page.url()}: ${text.slice(0, 300)}`);
  page.on('console', (message) => {
    if (message.type() === 'error') add('console', message.text());
  });
  page.on('pageerror', ({ message }) => add('exception', message));
  page.on('response', (response) => {
    if (response.status() >= 500) add('answer', `${response.status()} ${response.url()}`);
  });
  return { problems };
}
