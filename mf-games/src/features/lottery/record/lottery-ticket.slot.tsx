import { type SlotFillerProps, useCatalogue } from '@marquee/kit';
import { Skeleton } from '@marquee/ui';
import { LOTTERY_MESSAGES, lotteryCatalogues } from '../messages/catalogue';
import { DrawResult } from './draw-result';
import styles from './lottery-ticket.module.css';
import { Revisions } from './revisions';
import { TicketTable } from './ticket-table';
import { useRecordTexts } from './use-record-texts';

type Props = SlotFillerProps<'records.lottery-ticket'>;

/** Slot `records.lottery-ticket`: the result of a ticket's issue, and its lines with the drawn numbers marked. */
export default function LotteryTicketSlot({ ticket }: Partial<Props>) {
  const hasBetTexts = useCatalogue(LOTTERY_MESSAGES, lotteryCatalogues);
  if (!ticket) return null;
  if (!hasBetTexts) return <Skeleton shape="block" height="20rem" />;
  return <TicketRecord ticket={ticket} />;
}

function TicketRecord({ ticket }: Props) {
  const texts = useRecordTexts(ticket);
  return (
    <section className={styles.ticket}>
      <DrawResult detail={ticket} texts={texts} />
      <TicketTable detail={ticket} texts={texts} />
      <Revisions detail={ticket} texts={texts} />
    </section>
  );
}
