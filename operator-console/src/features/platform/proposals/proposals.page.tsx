import { useMessages } from '@marquee/kit/i18n/use-messages';
import { ProposalList } from '../../../lib/proposals/proposal-list';
import { TabbedPage } from '../../../lib/layout/tabbed-page';

/** `/proposals`: what waits for this operator, and everything else that takes two persons. */
export function ProposalsPage() {
  const t = useMessages('console');
  return (
    <TabbedPage
      title={t('proposals.title')}
      description={t('proposals.description')}
      label={t('proposals.show')}
      nameOf={(view) => t(`proposals.view.${view}`)}
      path="/proposals"
      views={{
        waiting: <ProposalList request={{ waiting: true }} emptyTitle={t('proposals.none')} />,
        open: <ProposalList request={{ state: 'open' }} emptyTitle={t('proposals.none')} />,
        all: <ProposalList request={{}} emptyTitle={t('proposals.none')} />,
      }}
    />
  );
}
