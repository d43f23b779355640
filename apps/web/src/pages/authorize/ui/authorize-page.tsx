import { buttonClass, PageHeader } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { $ask, HostAsk } from '#features/answer-host'
import { SITE, SITE_NAME } from '#shared/config'
import { $isSignedIn, $user, isErpAccount, type User } from '#shared/session'
import styles from './authorize.module.css'

/** Who may ask for what, and the question itself when a host client has asked. Never automatic. */
export function AuthorizePage() {
  const [ask, user, isSignedIn] = useUnit([$ask, $user, $isSignedIn])
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <PageHeader title="授权引导" meta={<span>{SITE_NAME} 与您使用的客户端</span>} />
        {ask ? <HostAsk ask={ask} /> : <Waiting user={user} isSignedIn={isSignedIn} />}
      </section>
    </div>
  )
}

interface WaitingProps {
  /** Null also while they are read. */
  user: User | null
  isSignedIn: boolean
}

function Waiting({ user, isSignedIn }: WaitingProps) {
  return (
    <>
      <ul className={styles.points}>
        <li>客户端只能申请两项：把手机号码绑定到由它创建的账号，或取得一个只读数据的令牌。</li>
        <li>每一项都由您按下“同意并授权”才会生效，不会自动授权，也不会索要平台密码。</li>
        <li>令牌可以随时在“登录设备”中撤销，退出登录后一并失效。</li>
      </ul>
      <p>
        {SITE.origins.length === 0
          ? '当前域名没有许可任何客户端来源。'
          : `当前域名许可的客户端来源：${SITE.origins.join('、')}。`}
      </p>
      <p role="status">{next(user, isSignedIn)}</p>
      {!isSignedIn && (
        <Link to="/login" search={{ redirect: '/authorize' }} className={buttonClass('primary')}>
          登录
        </Link>
      )}
    </>
  )
}

function next(user: User | null, isSignedIn: boolean): string {
  if (!isSignedIn) return '请先登录，然后在客户端中发起授权。'
  if (user === null) return '正在读取账号信息…'
  return isErpAccount(user)
    ? '正在等待客户端发来手机号码；请在客户端中点击授权。'
    : '当前账号已绑定手机号码，无需再次授权。'
}
