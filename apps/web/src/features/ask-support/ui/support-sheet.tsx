import { Button, Drawer, FailedState, Skeleton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { plansQuery } from '#entities/order'
import { SITE } from '#shared/config'
import { navigateFx, signInAddress } from '#shared/routes'
import { $isSignedIn } from '#shared/session'
import { $sentCount } from '../model/request-purchase.ts'
import { supportClosed } from '../model/support.ts'
import { Contacts } from './contacts.tsx'
import { RequestForm } from './request-form.tsx'
import { RequestStates } from './request-states.tsx'
import styles from './support-sheet.module.css'

/** Whom to reach and how, and a request for a membership with what became of earlier ones. */
export function SupportSheet({ planId }: { planId: number | undefined }) {
  const close = useUnit(supportClosed)
  return (
    <Drawer open title="联系客服" onOpenChange={(isOpen) => !isOpen && close()}>
      <div className={styles.root}>
        <Contacts />
        {!SITE.hidden.has('renewal') && <Requesting planId={planId} onLeave={() => close()} />}
      </div>
    </Drawer>
  )
}

function Requesting({ planId, onLeave }: { planId: number | undefined; onLeave: () => void }) {
  const [isSignedIn, sent] = useUnit([$isSignedIn, $sentCount])
  const { data: plans, error, refetch, isFetching } = useQuery(plansQuery())
  // Rendered beside the router, so that any part of the site can open it.
  const go = useUnit(navigateFx)
  const signIn = () => {
    onLeave()
    void go(signInAddress(`${location.pathname}${location.search}`))
  }
  return (
    <section className={styles.part} aria-label="申请开通">
      <h3>申请开通</h3>
      {!isSignedIn ? (
        <>
          <p className={styles.note}>登录后可以提交开通申请，并随时查看处理结果。</p>
          <Button variant="primary" onClick={signIn}>
            登录后申请
          </Button>
        </>
      ) : plans ? (
        <>
          <RequestForm key={sent} plans={plans} planId={planId} />
          <RequestStates />
        </>
      ) : error ? (
        <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton shape="block" width="100%" height="200px" />
      )}
    </section>
  )
}
