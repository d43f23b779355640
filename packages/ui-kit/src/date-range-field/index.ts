export { type DateRange, datePresets, dateRangeText } from './date-range.ts'
export { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx'
