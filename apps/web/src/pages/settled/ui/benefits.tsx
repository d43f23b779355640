import { Accordion } from '@haixuan/ui-kit'
import styles from './settled-page.module.css'

const BENEFITS = [
  { title: '企业会员', text: '更多查询行数、导出与监控额度，主账号可管理子账号并共用额度。' },
  { title: '白标', text: '使用自己的域名、站点名称、标志与登录图片，隐藏与本站有关的入口。' },
  { title: '开放接口', text: '用自己的程序读取数据，附 OpenAPI 文档与带类型的客户端。' },
  { title: '发票与对公', text: '支持对公转账，订单支付后可在线申请发票。' },
] as const

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

/** What companies get, and what they ask. */
export function Benefits() {
  return (
    <>
      <ul className={styles.benefits}>
        {BENEFITS.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Accordion items={QUESTIONS.map((question) => ({ id: question.title, ...question }))} />
    </>
  )
}
