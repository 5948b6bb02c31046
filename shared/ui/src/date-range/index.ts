export { type DatePreset, DateRange, type DateRangeProps, type DateRangeValue } from './date-range';
