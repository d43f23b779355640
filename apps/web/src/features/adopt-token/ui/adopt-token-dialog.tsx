import { ConfirmDialog } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import type { User } from '#shared/session'
import { offerAccepted, offerRefused } from '../model/adopt-token.ts'

/** 138****1234; a login that is no mobile keeps its two ends. */
const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`

export function AdoptTokenDialog({ user }: { user: User }) {
  const { accept, refuse } = useUnit({ accept: offerAccepted, refuse: offerRefused })
  return (
    <ConfirmDialog
      open
      title={`以 ${masked(user.mobile)} 的身份继续吗？`}
      confirmLabel="切换账号"
      cancelLabel="保持当前账号"
      onConfirm={() => accept()}
      onCancel={() => refuse()}
    >
      您打开的链接带有另一个账号的登录信息。切换后看到的是那个账号的数据；如果不是您本人要求的链接，请保持当前账号。
    </ConfirmDialog>
  )
}
