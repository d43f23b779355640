import { Select, TextField } from '@haixuan/ui-kit'
import type { MoneyTyped } from '../model/listing-form.ts'
import styles from './listings.module.css'

const CURRENCIES = [
  { value: 'CNY', label: '人民币 CNY' },
  { value: 'USD', label: '美元 USD' },
  { value: 'EUR', label: '欧元 EUR' },
  { value: 'GBP', label: '英镑 GBP' },
  { value: 'JPY', label: '日元 JPY' },
]

/** A currency beside those that are offered, when somebody has written it by the API. */
const currenciesWith = (currency: string) =>
  CURRENCIES.some(({ value }) => value === currency)
    ? CURRENCIES
    : [...CURRENCIES, { value: currency, label: currency }]

interface MoneyFieldsProps {
  /** What the amount is of, such as 成本. */
  label: string
  name: string
  value: MoneyTyped
  onChange: (value: MoneyTyped) => void
  example: string
  /** What is wrong with the amount. */
  error: string | undefined
  /** What follows from the currency. */
  note?: string | undefined
}

/** An amount as it is typed, and its currency beside it. */
export function MoneyFields(props: MoneyFieldsProps) {
  const { label, name, value, onChange, example, error, note } = props
  return (
    <div className={styles.pair}>
      <TextField
        label={label}
        name={name}
        inputMode="decimal"
        value={value.amount}
        onChange={(amount) => onChange({ ...value, amount })}
        error={error}
        placeholder={`例如 ${example}`}
      />
      <Select
        label={`${label}币种`}
        options={currenciesWith(value.currency)}
        value={value.currency}
        onChange={(currency) => onChange({ ...value, currency })}
        description={note}
      />
    </div>
  )
}
