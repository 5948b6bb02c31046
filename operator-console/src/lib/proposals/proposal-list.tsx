import type { CallRequest } from '@marquee/contract/calls/index';
import { EmptyState, Skeleton } from '@marquee/ui';
import { FileText } from '@marquee/ui/icons';
import { useState } from 'react';
import { useRead } from '../calls';
import { FailureState } from '../failure/failure-state';
import groups from '../layout/groups.module.css';
import { Pager } from '../paging/pager';
import { ProposalPanel } from './proposal-panel';

interface ProposalListProps {
  readonly request: Omit<CallRequest<'proposals.list'>, 'pageNo'>;
  /** Shown where there is none; without it nothing is shown. */
  readonly emptyTitle?: string;
}

/** Proposals, open ones first. */
export function ProposalList({ request, emptyTitle }: ProposalListProps) {
  const [pageNo, choosePage] = useState(1);
  const { data, error, refetch, isFetching } = useRead('proposals.list', { ...request, pageNo });
  if (!data && error) return <FailureState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton shape="block" height="8rem" />;
  if (data.content.length === 0) return emptyTitle && <EmptyState icon={<FileText />} title={emptyTitle} />;
  return (
    <div className={groups.versions}>
      {data.content.map((proposal) => (
        <ProposalPanel key={proposal.proposalId} proposal={proposal} />
      ))}
      <Pager page={pageNo} of={data} onPageChange={choosePage} />
    </div>
  );
}
