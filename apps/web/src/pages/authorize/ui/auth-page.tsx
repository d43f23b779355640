import { buttonClass, DescriptionList, ErrorIcon, PageHeader, Skeleton, SuccessIcon } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { HostClients } from '#features/see-devices'
import { SITE } from '#shared/config'
import { workplaceOf } from '#shared/routes'
import { $user, isErpAccount, vipName } from '#shared/session'
import styles from './authorize.module.css'

/** What came of an authorisation: the bound mobile, the user, their tier, and which clients may read. */
export function AuthPage() {
  const user = useUnit($user)
  if (user === null) {
    return (
      <main id="content" className={styles.page}>
        <Skeleton shape="block" width="100%" height="240px" />
      </main>
    )
  }
  const isBound = !isErpAccount(user)
  return (
    <main id="content" className={styles.page}>
      <section className={styles.card}>
        <PageHeader title="授权结果" />
        <p className={styles.result} data-tone={isBound ? 'good' : 'bad'}>
          {isBound ? <SuccessIcon size={20} /> : <ErrorIcon size={20} />}
          {isBound ? '手机号码已授权' : '授权失败：该账号还没有绑定手机号码'}
        </p>
        <DescriptionList
          items={[
            { term: '手机号码', value: isBound ? user.mobile : '—' },
            { term: '用户', value: user.nickname },
            { term: '会员', value: vipName(user.vip_type) },
          ]}
        />
        <HostClients />
        {isBound ? (
          <Link to={workplaceOf(SITE.hidden)} className={buttonClass('primary')}>
            进入工作台
          </Link>
        ) : (
          <Link to="/authorize" className={buttonClass('primary')}>
            重试
          </Link>
        )}
      </section>
    </main>
  )
}
