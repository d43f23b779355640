import { buttonClass, EmptyState, FailedState, LockIcon, Skeleton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { onboardingQuery } from '#entities/onboarding'
import { OnboardingForm } from '#features/submit-onboarding'
import { $isSignedIn, $user } from '#shared/session'
import { inviteCode, readSource } from '#shared/source'
import { ApplicationStatus } from './application-status.tsx'
import styles from './settled-page.module.css'

/** The form, or what became of it. */
export function Application() {
  const [isSignedIn, user] = useUnit([$isSignedIn, $user])
  const { data, error, refetch, isFetching } = useQuery({ ...onboardingQuery(), enabled: isSignedIn })
  if (!isSignedIn) {
    return (
      <EmptyState
        title="登录后提交入驻申请"
        icon={<LockIcon />}
        action={
          <Link to="/login" search={{ redirect: '/settled' }} className={buttonClass('primary')}>
            去登录
          </Link>
        }
      >
        申请与您的账号绑定，便于查看审核状态。
      </EmptyState>
    )
  }
  if (error && data === undefined) {
    return <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (data === undefined || !user) return <Skeleton shape="block" width="100%" height="320px" />
  const canApply = data === null || data.status === 'incomplete' || data.status === 'rejected'
  return (
    <section className={styles.section} aria-label="入驻申请">
      <h2>入驻申请</h2>
      {data && <ApplicationStatus application={data} />}
      {canApply && <OnboardingForm mobile={user.mobile} inviteCode={inviteCode(readSource())} />}
    </section>
  )
}
