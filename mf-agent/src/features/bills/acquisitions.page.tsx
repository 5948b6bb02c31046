import { BillRecords } from './bill-records';

/** `/agentHome/acquisitions`: what contracts of the type gave, and what they cost. */
export default function AcquisitionsPage() {
  return <BillRecords type="acquisition" />;
}
