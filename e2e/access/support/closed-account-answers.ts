import type { CallValue } from '../../../shared/contract/src/calls/index';

const ACCOUNT: CallValue<'closedAccounts.list'>['content'][number] = {
  memberId: '4QZKNSWK8M6MB',
  account: 'amina2',
  closedAt: '2026-01-02T03:04:05.000Z',
  erasedFrom: '2031-01-02T03:04:05.000Z',
  keptFor: null,
  isExcluded: false,
  isReachable: true,
  isProposed: false,
  opensUntil: null,
};

/** Closed accounts in each of their states. */
export const closedAccounts: CallValue<'closedAccounts.list'> = {
  content: [
    ACCOUNT,
    { ...ACCOUNT, memberId: '2', account: 'rahim', isExcluded: true, keptFor: 'report 12/2026' },
    { ...ACCOUNT, memberId: '3', account: 'karim', isProposed: true },
    { ...ACCOUNT, memberId: '4', account: 'salma', opensUntil: '2026-01-16T03:04:05.000Z' },
    { ...ACCOUNT, memberId: '5', account: 'nadia', isReachable: false },
  ],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  totalElements: 5,
};
