import styles from './settled-page.module.css'

const BENEFITS = [
  { title: '企业会员', text: '更多查询行数、导出与监控额度，主账号可管理子账号并共用额度。' },
  { title: '白标', text: '使用自己的域名、站点名称、标志与登录图片，隐藏与本站有关的入口。' },
  { title: '开放接口', text: '用自己的程序读取数据，附 OpenAPI 文档与带类型的客户端。' },
  { title: '发票与对公', text: '支持对公转账，订单支付后可在线申请发票。' },
] as const

/** What companies get. */
export function Benefits() {
  return (
    <ul className={styles.benefits}>
      {BENEFITS.map(({ title, text }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
