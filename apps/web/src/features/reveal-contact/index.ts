export { ContactLine } from './ui/contact-line.tsx'
