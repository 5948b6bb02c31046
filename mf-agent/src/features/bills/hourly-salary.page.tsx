import { BillRecords } from './bill-records';

/** `/agentHome/hourly-salary`: what contracts of the type gave, and what they cost. */
export default function HourlySalaryPage() {
  return <BillRecords type="hourlySalary" />;
}
