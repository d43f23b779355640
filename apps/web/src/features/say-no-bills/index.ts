export { NoBillsActs } from './ui/no-bills-acts.tsx'
