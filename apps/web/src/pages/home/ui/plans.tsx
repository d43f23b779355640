import { linkClass } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { apiQuery } from '#shared/api'
import styles from './plans.module.css'
import { Section } from './section.tsx'

/** Memberships and prices as the server sells them; without an answer the section is left out. */
export function Plans() {
  const { data: plans = [] } = useQuery(apiQuery('listPlans'))
  if (plans.length === 0) return null
  return (
    <Section title="会员" lead="注册即可使用每次查询的前 20 行；您自己的数据随时可以导出，到期也不例外">
      <ul className={styles.root}>
        {plans.map(({ id, name, months, price }) => (
          <li key={id} className={styles.plan}>
            <span className={styles.name}>{name}</span>
            <span className={styles.price}>{price === null ? '联系客服' : `¥${price}`}</span>
            <span className={styles.term}>{months === null ? '按约定' : `${months} 个月`}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/buy" className={linkClass()}>
          查看会员权益
        </Link>
      </p>
    </Section>
  )
}
