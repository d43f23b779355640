import { PageHeader, Steps } from '@haixuan/ui-kit'
import { Application } from './application.tsx'
import { Benefits } from './benefits.tsx'
import styles from './settled-page.module.css'

const STEPS = [
  { id: 'apply', label: '提交申请', note: '填写企业信息' },
  { id: 'review', label: '资料审核', note: '1 至 3 个工作日' },
  { id: 'contact', label: '商务对接', note: '确认方案与价格' },
  { id: 'open', label: '开通服务', note: '交付账号与配置' },
] as const

/** Settling in for companies: what they get, how it goes, the form and what became of it. */
export function SettledPage() {
  return (
    <div className={styles.page}>
      <PageHeader title="企业入驻" meta={<span>企业会员、白标、API 与定制服务</span>} />
      <Benefits />
      <section className={styles.section} aria-label="入驻流程">
        <h2>入驻流程</h2>
        <Steps label="入驻流程" steps={STEPS} current={0} />
      </section>
      <Application />
    </div>
  )
}
