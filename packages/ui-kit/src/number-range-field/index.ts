export { isOpenRange, type NumberRange, OPEN_RANGE, rangeText } from './number-range.ts'
export { NumberRangeField, type NumberRangeFieldProps } from './number-range-field.tsx'
export { NumberRangeFilter, type NumberRangeFilterProps } from './number-range-filter.tsx'
