import type { Ref } from 'react'
import { type MoneyAmount, moneyText } from './money-text.ts'

export type MoneyProps = {
  readonly amount: MoneyAmount | null | undefined
  readonly className?: string
  readonly ref?: Ref<HTMLSpanElement>
}

/** An amount of money; `—` when missing. */
export function Money({ amount, className, ref }: MoneyProps) {
  return (
    <span
      ref={ref}
      className={className}
      title={amount ? `${moneyText(amount)} ${amount.currency}` : undefined}
    >
      {moneyText(amount)}
    </span>
  )
}
