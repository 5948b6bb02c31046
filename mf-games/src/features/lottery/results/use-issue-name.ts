import { type IssueOfGame, issueName } from '@marquee/contract/lottery/issue-name';
import { useBrand } from '@marquee/kit';
import { useCallback } from 'react';

/** Names issues as the members of the brand count them. */
export function useIssueName(): (issue: IssueOfGame) => string {
  const { offsetMinutes } = useBrand();
  return useCallback((issue) => issueName(issue, offsetMinutes), [offsetMinutes]);
}
