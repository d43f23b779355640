import { EmptyState, LockIcon, linkClass } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { copyWanted } from '#features/copy-text'
import { KeyPanel } from '#features/manage-keys'
import { $isSignedIn } from '#shared/session'

/** Keys of anyone who is signed in. */
export function AccountKeys() {
  const [isSignedIn, copy] = useUnit([$isSignedIn, copyWanted])
  if (isSignedIn) return <KeyPanel onCopy={copy} />
  return (
    <EmptyState
      title="登录后管理密钥"
      icon={<LockIcon />}
      action={
        <Link to="/login" search={{ redirect: '/developers?tab=keys' }} className={linkClass()}>
          去登录
        </Link>
      }
    >
      每个账号（含子账号）各自创建和吊销自己的密钥，普通会员也可以使用。
    </EmptyState>
  )
}
