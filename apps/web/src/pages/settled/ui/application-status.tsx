import { Banner, DescriptionList, exactTime } from '@haixuan/ui-kit'
import type { Onboarding } from '#features/submit-onboarding'
import styles from './settled-page.module.css'

const STATUS = {
  pending: { title: '待审核', tone: 'info', text: '资料已提交，请等待审核，一般 1 至 3 个工作日。' },
  incomplete: { title: '需补充', tone: 'warning', text: '请按说明补充资料后重新提交。' },
  approved: { title: '已通过', tone: 'success', text: '审核已通过，客服将与您联系开通。' },
  rejected: { title: '已拒绝', tone: 'danger', text: '未通过审核，修改后可重新提交。' },
} as const

/** A status that only the next release knows, in a page from before. */
const LATER = { title: '未知', tone: 'info', text: '网站正在升级，请刷新页面查看申请状态。' } as const

/** What became of an application. */
export function ApplicationStatus({ application }: { application: Onboarding }) {
  const { status, reply, company, creditCode, contact, mobile, createdAt, decidedAt } = application
  const { title, tone, text } = Object.hasOwn(STATUS, status) ? STATUS[status] : LATER
  return (
    <div className={styles.section}>
      <Banner tone={tone} title={`申请状态：${title}`}>
        {reply ?? text}
      </Banner>
      <DescriptionList
        columns={2}
        items={[
          { term: '公司名称', value: company },
          { term: '统一社会信用代码', value: creditCode },
          { term: '联系人', value: contact },
          { term: '手机号码', value: mobile },
          { term: '提交时间', value: exactTime(createdAt) },
          { term: '处理时间', value: decidedAt === null ? null : exactTime(decidedAt) },
        ]}
      />
    </div>
  )
}
