import type { AccountEntry } from '@marquee/contract/calls/records';
import type { CallRequest } from '@marquee/contract/calls/index';
import { RECORD_MAX_DAYS } from '@marquee/contract/constants';
import { callApi, useCall, useDayRange, useMessages, usePageTitle } from '@marquee/kit';
import { Breadcrumbs, PageHeader } from '@marquee/ui/page';
import { useColumnPicker } from '@marquee/ui/record';
import { Link, useParams } from 'react-router-dom';
import { ExportButton } from '../line/export-button';
import { LineFilters } from '../line/line-filters';
import { useLineAddress } from '../line/use-line-address';
import { type MovementRow, useMovementColumns } from '../movements/movement-columns';
import { MovementList } from '../movements/movement-list';
import { MOVEMENT_TYPES } from '../movements/movement-types';
import { TypeChoice } from '../movements/type-choice';
import { useMovementExport } from '../movements/use-movement-export';

const EXPORT_PAGE = 100;

const rowOf = ({ reference, ...entry }: AccountEntry): MovementRow => ({ ...entry, about: reference });

/** `/agentHome/team-transactions/:member`: the account record of a downline, as far as the agents above may read it. */
export default function DownlineRecordPage() {
  const t = useMessages('agent');
  usePageTitle(t('record.title'));
  const { member = '' } = useParams();
  const { range, rangeField } = useDayRange('last7', RECORD_MAX_DAYS);
  const address = useLineAddress(['account'], 'account');
  const type = MOVEMENT_TYPES.find((option) => option === address.valueOf('type'));
  const filters: CallRequest<'agent.memberRecord'> = {
    of: member,
    from: range.from,
    to: range.to,
    ...(type && { type }),
  };
  const { data, error, refetch } = useCall(
    'agent.memberRecord',
    { ...filters, pageNo: address.pageNo },
    { keepPrevious: true, staleMs: 0 },
  );
  const account = data?.line.at(-1)?.account;
  const { visibleColumns, pickerProps } = useColumnPicker(
    'downline-record',
    useMovementColumns(t('details.reference'), data?.totals.net),
  );
  const exported = useMovementExport({
    name: `account-record_${account ?? member}_${range.from}_${range.to}`,
    aboutLabel: t('details.reference'),
    readPage: async (pageNo) => {
      const page = await callApi('agent.memberRecord', { ...filters, pageNo, pageSize: EXPORT_PAGE });
      return { ...page, content: page.content.map(rowOf) };
    },
  });
  return (
    <>
      <Breadcrumbs
        label={t('line.path')}
        ancestors={[
          { id: 'list', link: <Link to="/agentHome/team-transactions?view=member">{t('record.back')}</Link> },
          ...(data?.line.slice(0, -1) ?? []).map(({ id, account: name }) => ({
            id,
            link: <Link to={`/agentHome/team-transactions/${encodeURIComponent(id)}`}>{name}</Link>,
          })),
        ]}
        current={account ?? t('record.title')}
      />
      <PageHeader
        title={account ?? t('record.title')}
        description={t('record.description')}
        actions={<ExportButton {...exported} disabled={!data?.totalElements} />}
      />
      <LineFilters rangeField={rangeField} columns={pickerProps}>
        <TypeChoice types={MOVEMENT_TYPES} type={type} onChoose={(value) => address.choose('type', value)} />
      </LineFilters>
      <MovementList
        caption={t('record.title')}
        columns={visibleColumns}
        rows={data?.content.map(rowOf) ?? []}
        page={data}
        pageNo={address.pageNo}
        onPage={address.choosePage}
        error={error}
        onRetry={refetch}
      />
    </>
  );
}
