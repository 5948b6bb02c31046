import type { CallRequest } from '@marquee/contract/calls/index';
import { EmptyState } from '@marquee/ui';
import { FileText } from '@marquee/ui/icons';
import { useState } from 'react';
import { useRead } from '../calls';
import groups from '../layout/groups.module.css';
import { Pager } from '../paging/pager';
import { Loaded } from '../loaded/loaded';
import { ProposalPanel } from './proposal-panel';

interface ProposalListProps {
  readonly request: Omit<CallRequest<'proposals.list'>, 'pageNo'>;
  /** Shown where there is none; without it nothing is shown. */
  readonly emptyTitle?: string;
}

/** Proposals, open ones first. */
export function ProposalList({ request, emptyTitle }: ProposalListProps) {
  const [pageNo, choosePage] = useState(1);
  return (
    <Loaded read={useRead('proposals.list', { ...request, pageNo })} height="8rem">
      {(page) => {
        if (page.content.length === 0) return emptyTitle && <EmptyState icon={<FileText />} title={emptyTitle} />;
        return (
          <div className={groups.versions}>
            {page.content.map((proposal) => (
              <ProposalPanel key={proposal.proposalId} proposal={proposal} />
            ))}
            <Pager page={pageNo} of={page} onPageChange={choosePage} />
          </div>
        );
      }}
    </Loaded>
  );
}
