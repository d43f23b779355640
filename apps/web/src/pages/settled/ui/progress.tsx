import { Steps } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { onboardingQuery } from '#entities/onboarding'
import { $isSignedIn } from '#shared/session'
import styles from './settled-page.module.css'

const STEPS = [
  { id: 'apply', label: '提交申请', note: '填写企业信息' },
  { id: 'review', label: '资料审核', note: '1 至 3 个工作日' },
  { id: 'contact', label: '商务对接', note: '确认方案与价格' },
  { id: 'open', label: '开通服务', note: '交付账号与配置' },
] as const
/** The step that an application has come to; what lacks something begins again. */
const STEP_OF = { pending: 1, incomplete: 0, approved: 2, rejected: 1 } as const

/** How settling in goes, and how far the user has come. */
export function Progress() {
  const isSignedIn = useUnit($isSignedIn)
  const { data } = useQuery({ ...onboardingQuery(), enabled: isSignedIn })
  return (
    <section className={styles.section} aria-label="入驻流程">
      <h2>入驻流程</h2>
      <Steps
        label="入驻流程"
        steps={STEPS}
        current={data && Object.hasOwn(STEP_OF, data.status) ? STEP_OF[data.status] : 0}
        hasFailed={data?.status === 'rejected'}
      />
    </section>
  )
}
