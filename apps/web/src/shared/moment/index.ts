export { agoText, dayText, momentText } from './moment-text.ts'
