import { buttonClass, Dialog, EmptyState, UserIcon } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

const WHY = 'TikTok 数据需要先授权手机号码。请在客户端中发起授权，并在授权引导页确认。'

/** The dialog of the specification that asks to authorise a mobile; closed, the page continues saying so. */
export function MobileNeeded() {
  const [isOpen, setOpen] = useState(true)
  const lead = (
    <Link to="/authorize" className={buttonClass('primary')}>
      去授权
    </Link>
  )
  return (
    <>
      <EmptyState title="需要授权手机号码" icon={<UserIcon size={20} />} action={lead}>
        {WHY}
      </EmptyState>
      <Dialog open={isOpen} onOpenChange={setOpen} title="TikTok 手机号授权" size="small" footer={lead}>
        <p>{WHY}</p>
      </Dialog>
    </>
  )
}
