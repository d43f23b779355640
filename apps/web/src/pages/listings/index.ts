export { GroundingPage } from './ui/grounding-page.tsx'
