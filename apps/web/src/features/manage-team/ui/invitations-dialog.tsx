import { Button, Dialog, FailedState, Skeleton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { invitationAnswered, invitationsQuery } from '../model/team.ts'
import styles from './team.module.css'

/** Who wants the user as a sub-account; nothing is bound without their yes. */
export function InvitationsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(invitationsQuery())
  const answer = useUnit(invitationAnswered)
  return (
    <Dialog open onOpenChange={onClose} title="子账号邀请" size="small">
      <div className={styles.root}>
        <p>接受后您使用对方的会员权益与额度；您的密码和数据仍归您自己，对方不能修改。</p>
        {!data && error && (
          <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {!data && !error && <Skeleton shape="block" width="100%" height="80px" />}
        {data?.length === 0 && <p>没有待处理的邀请</p>}
        {data?.map(({ id, owner }) => (
          <section key={id} className={styles.root} aria-label={`${owner.nickname} 的邀请`}>
            <p>
              {owner.nickname}（{owner.mobile}）邀请您成为其子账号
            </p>
            <div className={styles.acts}>
              <Button variant="primary" onClick={() => answer({ id, accept: true })}>
                接受
              </Button>
              <Button onClick={() => answer({ id, accept: false })}>拒绝</Button>
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
