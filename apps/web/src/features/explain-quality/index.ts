export { QualityMarks } from './ui/quality-marks.tsx'
