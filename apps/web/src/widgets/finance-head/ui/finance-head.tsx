import { Button, MultiSelect, Select } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import type { ChosenBooks, FinanceBooks, FinanceScope } from '#entities/finance-book'
import { noticeAsked } from '#shared/notice'
import { headKept } from '../model/finance-default.ts'
import { CoverageStrip } from './coverage-strip.tsx'
import styles from './finance-head.module.css'
import { MonthStepper } from './month-stepper.tsx'

const MODES = [
  { value: 'all', label: '全部' },
  { value: 'full', label: '全托管' },
  { value: 'semi', label: '半托管' },
] as const

const RETURNS = [
  { value: 'original-cost', label: '可再售，冲回原成本' },
  { value: 'date-cost', label: '可再售，按退回日成本' },
  { value: 'lost', label: '不可再售' },
] as const

interface FinanceHeadProps {
  data: FinanceBooks
  scope: FinanceScope
  chosen: ChosenBooks
  /** Puts a change into the address. */
  onGo: (change: Readonly<Record<string, string | undefined>>) => void
  /** False on a page that shows all months. */
  hasMonth?: boolean
  /** Opened to set the head: the first choice is focused. */
  isFocused?: boolean
}

/** Which books a page of own money shows: stores, mode, month, currency, and what a return gives back. The address holds all of it. */
export function FinanceHead({ data, scope, chosen, onGo, hasMonth = true, isFocused }: FinanceHeadProps) {
  const { keep, say } = useUnit({ keep: headKept, say: noticeAsked })
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) first.current?.focus()
  }, [isFocused])
  const currencies = chosen.currencies.includes(chosen.currency)
    ? chosen.currencies
    : [...chosen.currencies, chosen.currency]
  const keepChoice = () => {
    keep({
      ...(scope.store.length > 0 && { store: scope.store.join(',') }),
      ...(scope.mode !== null && { mode: scope.mode }),
      ...{ currency: chosen.currency, returns: scope.returns },
    })
    say({ tone: 'success', text: '已设为默认：下次打开财务页面时先看这些店铺和币种' })
  }
  return (
    <section className={styles.head} aria-label="账本范围">
      <MultiSelect
        ref={first}
        label="店铺"
        labelPlacement="inside"
        placeholder={`全部 ${data.stores.length} 家`}
        options={data.stores.map(({ id, name }) => ({ value: id, label: name }))}
        value={scope.store.filter((id) => data.stores.some((store) => store.id === id))}
        onChange={(ids) => onGo({ store: ids.join(',') || 'all' })}
        className={styles.wide}
      />
      <Select
        label="模式"
        labelPlacement="inside"
        options={MODES}
        value={scope.mode ?? 'all'}
        onChange={(mode) => onGo({ mode })}
      />
      {hasMonth && (
        <MonthStepper months={data.months} month={chosen.month} onChange={(month) => onGo({ month })} />
      )}
      <Select
        label="币种"
        labelPlacement="inside"
        options={currencies.map((value) => ({ value, label: value }))}
        value={chosen.currency}
        onChange={(currency) => onGo({ currency })}
      />
      <Select
        label="退货"
        labelPlacement="inside"
        options={RETURNS}
        value={scope.returns}
        onChange={(returns) => onGo({ returns })}
      />
      <Button variant="quiet" className={styles.keep} data-print="hide" onClick={keepChoice}>
        设为默认
      </Button>
      {chosen.month !== null && (
        <CoverageStrip month={chosen.month} stores={chosen.stores.map(({ id }) => id)} />
      )}
    </section>
  )
}
