export { labelsTakenOver } from './model/take-over-labels.ts'
export { TakeOverQuestion } from './ui/take-over-question.tsx'
