export { ProofQuestion } from './ui/proof-question.tsx'
