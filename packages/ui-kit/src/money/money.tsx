import { type MoneyAmount, moneyText } from './money-text.ts'

export type MoneyProps = { readonly amount: MoneyAmount | null | undefined; readonly className?: string }

/** An amount of money; `—` when missing. */
export function Money({ amount, className }: MoneyProps) {
  return (
    <span className={className} title={amount ? `${moneyText(amount)} ${amount.currency}` : undefined}>
      {moneyText(amount)}
    </span>
  )
}
