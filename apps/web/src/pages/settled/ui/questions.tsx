import { Accordion } from '@haixuan/ui-kit'
import styles from './settled-page.module.css'

const QUESTIONS = [
  {
    title: '审核需要哪些资料？',
    content: '营业执照照片、统一社会信用代码与联系人手机号码。资料只用于审核，不对外展示。',
  },
  {
    title: '审核结果在哪里看？',
    content: '提交后在本页查看状态：待审核、需补充、已通过或已拒绝；需补充时可按说明重新提交。',
  },
  {
    title: '到期后数据会删除吗？',
    content: '不会。到期后市场数据回到普通会员的范围，您自己的数据仍可查看和导出。',
  },
] as const

/** What companies ask. */
export function Questions() {
  return (
    <section className={styles.section}>
      <h2>常见问题</h2>
      <Accordion items={QUESTIONS.map((question) => ({ id: question.title, ...question }))} />
    </section>
  )
}
