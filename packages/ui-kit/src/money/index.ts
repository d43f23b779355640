export { Money, type MoneyProps } from './money.tsx'
export { currencyDigits, type MoneyAmount, moneyText } from './money-text.ts'
