export { ColumnPicker, type ColumnPickerProps } from './column-picker';
export { RecordFilters } from './record-filters';
export { RecordTotals, type RecordTotal } from './record-totals';
export { useColumnPicker } from './use-column-picker';
