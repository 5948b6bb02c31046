import { BillRecords } from './bill-records';

/** `/agentHome/dividends`: what contracts of the type gave, and what they cost. */
export default function DividendsPage() {
  return <BillRecords type="dividend" />;
}
