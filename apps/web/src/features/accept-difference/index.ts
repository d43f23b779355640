export { AcceptedPart } from './ui/accepted-part.tsx'
