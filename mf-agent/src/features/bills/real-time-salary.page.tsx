import { BillRecords } from './bill-records';

/** `/agentHome/real-time-salary`: what contracts of the type gave, and what they cost. */
export default function RealTimeSalaryPage() {
  return <BillRecords type="realTimeSalary" />;
}
