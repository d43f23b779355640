export { AppearanceChoice } from './ui/appearance-choice.tsx'
