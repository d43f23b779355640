export { handedWanted } from './model/adopt-token.ts'
export { AdoptTokenQuestion } from './ui/adopt-token-question.tsx'
export { Entrance } from './ui/entrance.tsx'
