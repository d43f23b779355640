export { handedTokenWanted } from './model/adopt-token.ts'
export { AdoptTokenQuestion } from './ui/adopt-token-question.tsx'
