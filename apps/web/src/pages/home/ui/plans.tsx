import { linkClass, Sentence } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { apiQuery } from '#shared/api'
import { sitePage } from '#shared/routes'
import styles from './plans.module.css'
import { Section } from './section.tsx'

const hasShop = sitePage('/buy')?.status === 'ready'

/** Memberships and prices as the server sells them; without an answer the section is left out. */
export function Plans() {
  const { data: plans = [] } = useQuery(apiQuery('listPlans'))
  if (plans.length === 0) return null
  return (
    <Section title="会员" lead="注册即可查看每次查询的前 20 行">
      <ul className={styles.root}>
        {plans.map(({ id, name, months, price, isSample }) => (
          <li key={id} className={styles.plan}>
            <span className={styles.name}>{name}</span>
            <span className={styles.price}>
              <Sentence>{price === null ? '联系客服' : `¥${price}`}</Sentence>
            </span>
            {isSample && <span className={styles.term}>示例价格</span>}
            <span className={styles.term}>{months === null ? '按约定' : `${months} 个月`}</span>
          </li>
        ))}
      </ul>
      {hasShop && (
        <p>
          <Link to="/buy" className={linkClass()}>
            查看会员权益
          </Link>
        </p>
      )}
    </Section>
  )
}
