export { majorUnits, moneyText } from './money-text.ts'
