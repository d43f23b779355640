import { Banner, Button, buttonClass, PageHeader, Steps } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type OwnStore, ownStoresQuery } from '#entities/own-store'
import type { StoreFacts } from '#features/manage-stores'
import { BindCheck } from './bind-check.tsx'
import { BindFacts } from './bind-facts.tsx'
import styles from './stores.module.css'

const STEPS = [
  { id: 'facts', label: '填写店铺' },
  { id: 'check', label: '核对' },
  { id: 'done', label: '完成' },
] as const

/** Binding a store of Temu in three steps. No password of the marketplace is asked for. */
export function StoreBindPage() {
  const [facts, setFacts] = useState<StoreFacts | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [bound, setBound] = useState<OwnStore | null>(null)
  const { data } = useQuery(ownStoresQuery({ limit: 1 }))
  const again = () => {
    setFacts(null)
    setChecking(false)
    setBound(null)
  }
  return (
    <div className={styles.bind}>
      <PageHeader
        title="Temu店铺绑定"
        meta={<span>手工填写即可，不需要 Temu 密码，也不会登录您的卖家中心</span>}
        actions={
          <Link to="/temu/shopmanage" className={buttonClass('secondary')}>
            店铺管理
          </Link>
        }
      />
      <Steps label="绑定步骤" steps={STEPS} current={bound ? STEPS.length : isChecking ? 1 : 0} />
      {data && data.quota === null ? (
        <Banner tone="info" title="只有主账号可以绑定店铺">
          您是子账号，请用主账号绑定，再把店铺分给您。
        </Banner>
      ) : bound ? (
        <Bound store={bound} onAgain={again} />
      ) : isChecking && facts ? (
        <BindCheck facts={facts} onBack={() => setChecking(false)} onDone={setBound} />
      ) : (
        <BindFacts
          start={facts}
          groups={data?.groups ?? []}
          onDone={(next) => {
            setFacts(next)
            setChecking(true)
          }}
        />
      )}
    </div>
  )
}

function Bound({ store, onAgain }: { store: OwnStore; onAgain: () => void }) {
  return (
    <>
      <Banner tone="success" title={`店铺“${store.name}”已绑定`}>
        可以在店铺管理中修改、分组，并选择哪些子账号能看到它。
      </Banner>
      <div className={styles.acts}>
        <Link to="/temu/shopmanage" className={buttonClass('primary')}>
          查看店铺
        </Link>
        <Button onClick={onAgain}>再绑定一家</Button>
      </div>
    </>
  )
}
