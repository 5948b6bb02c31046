/** Reports of the agents' office whose filters can be kept under a name, with their addresses. */
export const VIEW_PAGES = {
  team: '/agentHome',
  betting: '/agentHome/team-betting',
  transactions: '/agentHome/team-transactions',
  loss: '/agentHome/user-loss',
  income: '/agentHome/income',
  downlines: '/agentHome/downlines',
} as const;
export type ViewPage = keyof typeof VIEW_PAGES;
export const VIEW_PAGE_NAMES = Object.keys(VIEW_PAGES) as [ViewPage, ...ViewPage[]];

/** Views of one agent, and how long their names may be. */
export const VIEWS_MAX = 30;
export const VIEW_NAME_MAX_LENGTH = 60;
export const VIEW_QUERY_MAX_LENGTH = 500;

/** How often a saved report is sent by mail. */
export const REPORT_SCHEDULES = ['none', 'daily', 'weekly', 'monthly'] as const;
export type ReportSchedule = (typeof REPORT_SCHEDULES)[number];

/** What of an address is a filter; the page of a list is not. */
export const VIEW_FILTERS = [
  'range',
  'from',
  'to',
  'of',
  'scope',
  'view',
  'type',
  'state',
  'seen',
  'account',
  'order',
  'direction',
  'sort',
  'period',
] as const;

/** The filters of an address, in a fixed order. @param search with or without its question mark */
export function viewQuery(search: string): string {
  const given = new URLSearchParams(search);
  const kept = VIEW_FILTERS.flatMap((name) => {
    const value = given.get(name);
    return value === null || value === '' ? [] : [[name, value]];
  });
  return new URLSearchParams(kept).toString();
}
