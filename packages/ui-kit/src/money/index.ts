export { Money, type MoneyProps } from './money.tsx'
export { currencyDigits, type MoneyAmount, moneyText, shortMoneyText } from './money-text.ts'
