import { linkClass } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { ownMoneyText } from '#entities/finance-book'
import { cardClass } from '#shared/card'
import { layout } from '#shared/page-layout'
import type { TodoItem } from '../lib/todo-items.ts'
import styles from './finance.module.css'

interface TodoListProps {
  items: readonly TodoItem[]
  currency: string
}

/** What to do, by money. */
export function TodoList({ items, currency }: TodoListProps) {
  return (
    <section className={cardClass} aria-label="待办">
      <h2 className={layout.heading}>
        待办 <span className={layout.note}>按金额</span>
      </h2>
      {items.length === 0 ? (
        <p className={styles.plain}>这个月没有要处理的。</p>
      ) : (
        <ul className={styles.todo}>
          {items.map(({ id, title, about, minor, leads }) => (
            <li key={id}>
              <span>{title}</span>
              <strong className={styles.figure}>{ownMoneyText(minor, currency)}</strong>
              <span className={layout.note}>{about}</span>
              {id === 'missing-cost' && (
                <Link to="." search={(said) => ({ ...said, costs: '1' }) as never} className={linkClass()}>
                  补成本 ›
                </Link>
              )}
              {id === 'rate' && (
                <Link to="." search={(said) => ({ ...said, rates: '1' }) as never} className={linkClass()}>
                  补汇率 ›
                </Link>
              )}
              {leads && (
                <Link to="/temu/settlement" search={leads.search as never} className={linkClass()}>
                  {leads.verb} ›
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.basis}>处理好一项，毛利和核对会马上重算，这一行自己消失。</p>
    </section>
  )
}
