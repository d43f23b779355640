import { classNames, pressedLink } from '@haixuan/ui-kit'
import { amountText, monthName, shortMonth } from '#entities/finance-book'
import type { ListAddress } from '#shared/list-address'
import type { ClassMonth } from '../lib/class-months.ts'
import styles from './stacked-months.module.css'

interface StackedMonthsProps {
  label: string
  months: readonly ClassMonth[]
  /** Names of the parts, in their order. */
  names: readonly { id: string; name: string }[]
  /** The month that the page shows. */
  month: string
  currency: string
  address: ListAddress
}

const COLORS = 8
const sum = (parts: ClassMonth['parts']) => parts.reduce((all, { minor }) => all + Math.abs(minor), 0)

/** Costs of months above the line, what came back of them below it; each month leads to itself. */
export function StackedMonths({ label, months, names, month, currency, address }: StackedMonthsProps) {
  const costs = months.map(({ parts }) => parts.filter(({ minor }) => minor < 0))
  const backs = months.map(({ parts }) => parts.filter(({ minor }) => minor > 0))
  const [above, below] = [Math.max(0, ...costs.map(sum)), Math.max(0, ...backs.map(sum))]
  const used = names.filter(({ id }) => months.some(({ parts }) => parts.some((part) => part.id === id)))
  const colorOf = (id: string) =>
    `var(--color-chart-${(used.findIndex((one) => one.id === id) % COLORS) + 1})`
  const bars = (parts: ClassMonth['parts'], most: number) =>
    parts.map(({ id, minor }) => (
      <span
        key={id}
        className={styles.bar}
        style={{ blockSize: `${(Math.abs(minor) / most) * 100}%`, background: colorOf(id) }}
      />
    ))
  const told = ({ parts }: ClassMonth) =>
    parts
      .map(
        ({ id, minor }) => `${names.find((one) => one.id === id)?.name ?? id} ${amountText(minor, currency)}`,
      )
      .join('，')
  return (
    <figure className={styles.figure} aria-label={label}>
      <ol className={styles.list}>
        {months.map((one, at) => (
          <li key={one.month} className={styles.item}>
            <a
              href={address.hrefOf({ month: one.month })}
              className={styles.link}
              aria-current={one.month === month || undefined}
              aria-label={`${monthName(one.month)} 合计 ${amountText(one.total, currency)}：${told(one)}`}
              title={told(one)}
              onClick={pressedLink(() => address.go({ month: one.month }))}
            >
              <span className={styles.value}>{amountText(one.total, currency)}</span>
              <span className={styles.above} style={{ flexGrow: above }}>
                {bars(costs[at] ?? [], above)}
              </span>
              <span className={styles.below} style={{ flexGrow: below }}>
                {bars(backs[at] ?? [], below)}
              </span>
              <span>{shortMonth(one.month)}</span>
            </a>
          </li>
        ))}
      </ol>
      <figcaption className={styles.legend}>
        {used.map(({ id, name }) => (
          <span key={id} className={styles.key}>
            <span className={classNames(styles.dot)} style={{ background: colorOf(id) }} />
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
