import { BillRecords } from './bill-records';

/** `/agentHome/daily-wages`: what contracts of the type gave, and what they cost. */
export default function DailyWagesPage() {
  return <BillRecords type="dailySalary" />;
}
