import type { AdminLotteryTicket } from '@marquee/contract/calls/lottery-ticket-admin';
import { prizeHits } from '@marquee/contract/lottery/prize-hits';
import { lotteryRules } from '@marquee/contract/lottery/rules';
import { ticketLines } from '@marquee/contract/lottery/ticket-lines';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Badge, EmptyState, Money, Panel } from '@marquee/ui';
import { Ticket } from '@marquee/ui/icons';
import { Stack } from '@marquee/ui/layout';
import { PageHeader } from '@marquee/ui/page';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useRead } from '../../../lib/calls';
import { FactList } from '../../../lib/layout/fact-list';
import { LocalTime } from '../../../lib/time/local-time';
import { ResultTable } from '../draw/result-table';
import styles from '../lottery.module.css';
import { useGameName } from '../use-games';
import { Loaded } from '../../../lib/loaded/loaded';
import { LineTable } from './line-table';
import { MovementTable } from './movement-table';
import { TICKET_TONES } from './ticket-tones';

/** `/lottery/ticket/:ticketId/:brand`: a ticket with its lines, every result of its draw, and its money. */
export function TicketPage() {
  const t = useMessages('console');
  const { ticketId = '', brand = '' } = useParams();
  const read = useRead('lotteryTickets.one', { ticketId, brand });
  return (
    <Loaded
      read={read}
      height="24rem"
      frame={(state) => (
        <section>
          <PageHeader title={t('lottery.tickets.one')} />
          {state}
        </section>
      )}
    >
      {(ticket) => <OneTicket ticket={ticket} />}
    </Loaded>
  );
}

function OneTicket({ ticket }: { readonly ticket: AdminLotteryTicket }) {
  const t = useMessages('console');
  const nameOf = useGameName();
  const { drawId, brand, gameCode, currency, account, detail, movements } = ticket;
  const { issue, status } = detail.ticket;
  return (
    <Stack as="section" gap={5}>
      <PageHeader
        above={
          <Link to={`/lottery/tickets/${drawId}/${brand}`} className={styles.link}>
            {t('lottery.tickets.back')}
          </Link>
        }
        title={
          <span className={styles.line}>
            {nameOf(gameCode)} {issue} · <bdi>{account}</bdi>
            <Badge tone={TICKET_TONES[status]}>{t(`lottery.tickets.status.${status}`)}</Badge>
          </span>
        }
        description={detail.station === null ? undefined : t('lottery.draw.station', { station: detail.station })}
      />
      <Facts ticket={ticket} />
      <Panel title={t('lottery.tickets.lines')} description={t('lottery.tickets.hits')} padding="none">
        <LineTable lines={ticketLines(detail)} shape={detail.shape} currency={currency} />
      </Panel>
      <Results ticket={ticket} />
      <Panel title={t('lottery.tickets.money')} padding="none">
        <MovementTable movements={movements} currency={currency} />
      </Panel>
    </Stack>
  );
}

function Facts({ ticket: { currency, detail } }: { readonly ticket: AdminLotteryTicket }) {
  const t = useMessages('console');
  const { placedAt, stake, payout, rebate, prizeGroup, chaseId } = detail.ticket;
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  const facts = [
    [t('lottery.tickets.placedAt'), <LocalTime key="placed" instant={placedAt} />],
    [t('lottery.tickets.stake'), money(stake)],
    [t('lottery.effect.payout'), money(payout)],
    [
      t('lottery.tickets.mode'),
      prizeGroup === null ? t('lottery.tickets.credit') : t('lottery.tickets.group', { group: prizeGroup }),
    ],
    ...(prizeGroup === null ? [] : [[t('lottery.tickets.rebate'), money(rebate)] as const]),
    ...(chaseId === null ? [] : [[t('lottery.tickets.chase'), chaseId] as const]),
  ] as const;
  return (
    <Panel>
      <FactList facts={facts} className={styles.facts} />
    </Panel>
  );
}

/** Every result of the draw beside each other with what it paid; what the lines hit is marked. */
function Results({ ticket: { currency, detail } }: { readonly ticket: AdminLotteryTicket }) {
  const t = useMessages('console');
  const { revisions, shape, voidReason } = detail;
  const results = useMemo(() => {
    const rules = lotteryRules(shape);
    const lines = detail.ticket.status === 'returned' ? [] : ticketLines(detail).map(({ line }) => line);
    return detail.revisions.map((revision) => ({
      ...revision,
      hits: 'prizes' in revision.result ? prizeHits(rules, lines, revision.result) : undefined,
    }));
  }, [detail, shape]);
  return (
    <Panel title={t('lottery.tickets.results')} padding="none">
      {revisions.length === 0 && (
        <EmptyState
          compact
          icon={<Ticket />}
          title={voidReason === null ? t('lottery.tickets.pending') : t('lottery.tickets.void', { reason: voidReason })}
        />
      )}
      {results.length > 0 && (
        <ResultTable
          caption={t('lottery.tickets.results')}
          shape={shape}
          results={results.map(({ revision, result, payout, simulated, hits }) => ({
            id: String(revision),
            result,
            hits,
            header: (
              <span className={styles.line}>
                {t('lottery.tickets.revision', { revision })} <Money amount={payout} currency={currency} />
                {simulated && <Badge tone="warning">{t('lottery.simulated')}</Badge>}
              </span>
            ),
          }))}
        />
      )}
    </Panel>
  );
}
