export { ColumnChoice, type ColumnChoiceProps } from './column-choice';
export { RecordFilters } from './record-filters';
export { RecordTotals, type RecordTotal } from './record-totals';
export { useColumnChoice } from './use-column-choice';
