export { BoardDay } from './ui/board-day.tsx'
