export { Card, cardClass, headingClass } from './card.tsx'
