import { Button } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#shared/api'
import styles from './demo-accounts.module.css'

export interface DemoAccount {
  mobile: string
  password: string
}

const PASSWORD = 'haixuan-demo'
const ACCOUNTS = [
  { mobile: '13800138000', name: '普通会员' },
  { mobile: '13800138001', name: '个人年卡' },
  { mobile: '13800138002', name: '黑钻主账号' },
  { mobile: '13800138003', name: '定制，全部权限' },
  { mobile: '13800138009', name: '运营后台' },
]

/** Demo accounts to fill the form with; only where the server runs demo data and takes them. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const { data } = useQuery(apiQuery('getHealth'))
  if (!data?.demo) return null
  return (
    <div className={styles.root}>
      <p className={styles.title}>
        演示账号 <span>密码 {PASSWORD}</span>
      </p>
      <ul className={styles.list}>
        {ACCOUNTS.map(({ mobile, name }) => (
          <li key={mobile}>
            <Button variant="quiet" size="small" onClick={() => onChoose({ mobile, password: PASSWORD })}>
              <span className={styles.mobile}>{mobile}</span>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
