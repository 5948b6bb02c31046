import { TICKET_SORTS } from '@marquee/contract/calls/list-sorts';
import type { DrawTicket } from '@marquee/contract/calls/lottery-ticket-admin';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import type { LotteryShape } from '@marquee/contract/lottery/shape';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, Money } from '@marquee/ui';
import { Ticket } from '@marquee/ui/icons';
import { SearchField } from '@marquee/ui/search-field';
import { SelectField } from '@marquee/ui/select';
import type { Column } from '@marquee/ui/table';
import { Link, useParams } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import forms from '../../../lib/layout/forms.module.css';
import { LocalTime } from '../../../lib/time/local-time';
import { PagedTable } from '../../../lib/paging/paged-table';
import { sortOf } from '../../../lib/paging/sort-of';
import styles from '../lottery.module.css';
import { useKindName } from '../lottery-names';
import { useGameName } from '../use-games';
import { BrandPage } from '../../../lib/brand/brand-page';
import { useAddressFilter } from '../../../lib/paging/use-address-filter';
import { TICKET_TONES } from './ticket-tones';

type FilterName = 'kind' | 'account' | 'sort';

/** `/lottery/tickets/:drawId/:brand`: the tickets of a draw at a brand. */
export function TicketsPage() {
  const t = useMessages('console');
  const { drawId = '' } = useParams();
  const nameOf = useGameName();
  const draw = useRead('lotteryDraws.one', { drawId }).data;
  return (
    <BrandPage
      above={
        <Link to={`/lottery/draws/${drawId}`} className={styles.link}>
          {t('lottery.exposure.back')}
        </Link>
      }
      title={
        draw ? `${t('lottery.tickets.title')} · ${nameOf(draw.gameCode)} ${draw.issue}` : t('lottery.tickets.title')
      }
      description={t('lottery.tickets.description')}
      addressOf={(brand) => `/lottery/tickets/${drawId}/${brand}`}
    >
      {(brand) => <Tickets drawId={drawId} brand={brand} shape={draw?.shape} />}
    </BrandPage>
  );
}

interface TicketsProps {
  readonly drawId: string;
  readonly brand: string;
  readonly shape: LotteryShape | undefined;
}

function Tickets({ drawId, brand, shape }: TicketsProps) {
  const t = useMessages('console');
  const { pageNo, valueOf, choose } = useAddressFilter<FilterName>({ replace: true });
  const sort = sortOf(TICKET_SORTS, valueOf('sort'));
  const request = {
    drawId,
    brand,
    pageNo,
    ...(sort && { sort }),
    ...(valueOf('kind') && { kind: valueOf('kind') }),
    ...(valueOf('account').trim() && { account: valueOf('account') }),
  };
  const read = useRead('lotteryTickets.list', request);
  return (
    <>
      <Filters shape={shape} valueOf={valueOf} choose={choose} />
      <PagedTable
        read={read}
        page={pageNo}
        onPageChange={(page) => choose('page', page > 1 ? String(page) : '')}
        sort={{ columns: TICKET_SORTS, value: sort ?? '', onChange: (value) => choose('sort', value) }}
        caption={t('lottery.tickets.title')}
        columns={useTicketColumns(brand, read.data?.currency ?? '')}
        rowKey={({ ticketId }) => ticketId}
        empty={{ icon: <Ticket />, title: t('lottery.tickets.none') }}
      />
    </>
  );
}

interface FiltersProps {
  readonly shape: LotteryShape | undefined;
  readonly valueOf: (name: FilterName) => string;
  readonly choose: (name: FilterName, value: string) => void;
}

function Filters({ shape, valueOf, choose }: FiltersProps) {
  const t = useMessages('console');
  const kindName = useKindName();
  const kinds = shape ? lotteryRules(shape).kinds : [];
  return (
    <div className={forms.filters}>
      <SelectField
        label={t('lottery.kind')}
        options={[
          { value: '', label: t('audit.all') },
          ...(shape ? kinds.map(({ code }) => ({ value: code, label: kindName(shape, code) })) : []),
        ]}
        value={valueOf('kind')}
        onValueChange={(value) => choose('kind', value)}
      />
      <SearchField
        label={t('lottery.tickets.account')}
        maxLength={40}
        value={valueOf('account')}
        onSearch={(account) => choose('account', account)}
      />
    </div>
  );
}

function useTicketColumns(brand: string, currency: string): ReadonlyArray<Column<DrawTicket>> {
  const t = useMessages('console');
  return [
    { id: 'placedAt', header: t('lottery.tickets.placedAt'), cell: ({ placedAt }) => <LocalTime instant={placedAt} /> },
    {
      id: 'account',
      header: t('lottery.tickets.account'),
      rowHeader: true,
      cell: ({ ticketId, account }) => (
        <Link className={styles.link} to={`/lottery/ticket/${ticketId}/${brand}`}>
          <bdi>{account}</bdi>
        </Link>
      ),
    },
    {
      id: 'lines',
      header: t('lottery.tickets.lines'),
      align: 'end',
      cell: ({ lineCount }) => String(lineCount),
    },
    {
      id: 'mode',
      header: t('lottery.tickets.mode'),
      cell: ({ prizeGroup, isChase }) => (
        <span className={styles.line}>
          {prizeGroup === null ? t('lottery.tickets.credit') : t('lottery.tickets.group', { group: prizeGroup })}
          {isChase && <Badge>{t('lottery.tickets.chase')}</Badge>}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('lottery.stateLabel'),
      cell: ({ status }) => <Badge tone={TICKET_TONES[status]}>{t(`lottery.tickets.status.${status}`)}</Badge>,
    },
    {
      id: 'stake',
      header: t('lottery.tickets.stake'),
      align: 'end',
      cell: ({ stake }) => <Money amount={stake} currency={currency} />,
    },
    {
      id: 'payout',
      header: t('lottery.effect.payout'),
      align: 'end',
      cell: ({ payout }) => <Money amount={payout} currency={currency} />,
    },
  ];
}
