import { FLOAT_TYPES } from '@marquee/contract/agent-figures';
import type { FloatEntry } from '@marquee/contract/calls/agent-figures';
import type { CallRequest } from '@marquee/contract/calls/index';
import { RECORD_MAX_DAYS } from '@marquee/contract/constants';
import { callApi, refreshCall, useCall, useDayRange, useMessages, useTopic } from '@marquee/kit';
import { useLineAddress } from '../line/use-line-address';
import type { MovementRow } from '../movements/movement-columns';
import { type AroundRecord, OwnRecord } from './own-record';

const EXPORT_PAGE = 100;

const rowOf = ({ other, ...entry }: FloatEntry): MovementRow => ({ ...entry, about: other });

/** Every movement of the agent's float. */
export function FloatRecord(around: AroundRecord) {
  const t = useMessages('agent');
  const { range, rangeField } = useDayRange('last7', RECORD_MAX_DAYS);
  const address = useLineAddress(['account'], 'account');
  const type = FLOAT_TYPES.find((option) => option === address.valueOf('type'));
  const filters: CallRequest<'agent.floatRecord'> = { from: range.from, to: range.to, ...(type && { type }) };
  const { data, error, refetch } = useCall(
    'agent.floatRecord',
    { ...filters, pageNo: address.pageNo },
    { keepPrevious: true, staleMs: 0 },
  );
  useTopic('wallet.float', () => void refreshCall('agent.floatRecord'));
  return (
    <OwnRecord
      {...around}
      aboutLabel={t('details.with')}
      file={{
        name: `float_${range.from}_${range.to}`,
        readPage: async (pageNo) => {
          const page = await callApi('agent.floatRecord', { ...filters, pageNo, pageSize: EXPORT_PAGE });
          return { ...page, content: page.content.map(rowOf) };
        },
      }}
      rangeField={rangeField}
      types={FLOAT_TYPES}
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
