import type { CallRequest } from '@marquee/contract/calls/index';
import type { AccountEntry } from '@marquee/contract/calls/records';
import { RECORD_MAX_DAYS } from '@marquee/contract/constants';
import { callApi, refreshCall, useCall, useDayRange, useMessages, useTopic } from '@marquee/kit';
import { useLineAddress } from '../line/use-line-address';
import type { MovementRow } from '../movements/movement-columns';
import { MOVEMENT_TYPES } from '../movements/movement-types';
import { type AroundRecord, OwnRecord } from './own-record';

const EXPORT_PAGE = 100;

const rowOf = ({ reference, ...entry }: AccountEntry): MovementRow => ({ ...entry, about: reference });

/** Every movement of the agent's own cash. */
export function MainRecord(around: AroundRecord) {
  const t = useMessages('agent');
  const { range, rangeField } = useDayRange('last7', RECORD_MAX_DAYS);
  const address = useLineAddress(['account'], 'account');
  const type = MOVEMENT_TYPES.find((option) => option === address.valueOf('type'));
  const filters: CallRequest<'records.account'> = { from: range.from, to: range.to, ...(type && { type }) };
  const { data, error, refetch } = useCall(
    'records.account',
    { ...filters, pageNo: address.pageNo },
    { keepPrevious: true, staleMs: 0 },
  );
  useTopic('wallet.balance', () => void refreshCall('records.account'));
  return (
    <OwnRecord
      {...around}
      aboutLabel={t('details.reference')}
      file={{
        name: `main-wallet_${range.from}_${range.to}`,
        readPage: async (pageNo) => {
          const page = await callApi('records.account', { ...filters, pageNo, pageSize: EXPORT_PAGE });
          return { ...page, content: page.content.map(rowOf) };
        },
      }}
      rangeField={rangeField}
      types={MOVEMENT_TYPES}
      type={type}
      onType={(value) => address.choose('type', value)}
      rows={data?.content.map(rowOf) ?? []}
      page={data}
      pageNo={address.pageNo}
      onPage={address.choosePage}
      error={error}
      onRetry={refetch}
    />
  );
}
