import { AUDIT_SORTS } from '@marquee/contract/calls/list-sorts';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Segmented } from '@marquee/ui/choice';
import { FileText } from '@marquee/ui/icons';
import { PageHeader } from '@marquee/ui/page';
import { useRead } from '../../../lib/calls';
import { PagedTable } from '../../../lib/paging/paged-table';
import { useBrandPage } from '../../../lib/paging/use-brand-page';
import { useAuditColumns } from './audit-columns';

/** `/audit`: who did what to what, when and why. Brand and page are kept in the address. */
export function AuditPage() {
  const t = useMessages('console');
  const { pageNo, choosePage, sort, request, brandChoice } = useBrandPage(AUDIT_SORTS);
  return (
    <section>
      <PageHeader
        title={t('audit.title')}
        description={t('audit.description')}
        actions={<Segmented {...brandChoice} />}
      />
      <PagedTable
        read={useRead('operator.auditLog', request)}
        page={pageNo}
        onPageChange={choosePage}
        sort={sort}
        caption={t('audit.title')}
        columns={useAuditColumns()}
        rowKey={({ id }) => id}
        empty={{ icon: <FileText />, title: t('audit.empty') }}
      />
    </section>
  );
}
