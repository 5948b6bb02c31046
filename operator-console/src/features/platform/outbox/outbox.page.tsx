import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Segmented } from '@marquee/ui/choice';
import { Mail, RefreshCw } from '@marquee/ui/icons';
import { Row } from '@marquee/ui/layout';
import { PageHeader } from '@marquee/ui/page';
import { useRead } from '../../../lib/calls';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useBrandPage } from '../../../lib/paging/use-brand-page';
import { useOutboxColumns } from './outbox-columns';

/** `/outbox`: mail and SMS of a deployment without gateways, codes and links included. Brand and page are kept in the address. */
export function OutboxPage() {
  const t = useMessages('console');
  const { pageNo, choosePage, request, brandChoice } = useBrandPage();
  const read = useRead('operator.outbox', request);
  return (
    <section>
      <PageHeader
        title={t('outbox.title')}
        description={t('outbox.description')}
        actions={
          <Row gap={3}>
            <Segmented {...brandChoice} />
            <Button
              icon={<RefreshCw aria-hidden="true" />}
              loading={read.isFetching}
              onClick={() => void read.refetch()}
            >
              {t('outbox.refresh')}
            </Button>
          </Row>
        }
      />
      <PagedTable
        read={read}
        page={pageNo}
        onPageChange={choosePage}
        caption={t('outbox.title')}
        columns={useOutboxColumns()}
        rowKey={({ id }) => id}
        empty={{ icon: <Mail />, title: t('outbox.empty') }}
      />
    </section>
  );
}
