import styles from './principles.module.css'
import { Section } from './section.tsx'

const PRINCIPLES = [
  { sign: '—', name: '没有就是没有', text: '没采到的数据显示 —，从不用 0 代替，排序时也排在最后。' },
  { sign: '估', name: '估算写明是估算', text: '平台不公布准确销量，估算值都带“估”字。' },
  { sign: '○', name: '推算画成虚线', text: '缺的日期线性插值，用虚线和空心点画出，不冒充实测。' },
  { sign: '疑', name: '可疑的不藏', text: '总销量很高却没有日、周、月销量的商品标“存疑”，可一键隐藏。' },
  {
    sign: '时',
    name: '每张表有时间和来源',
    text: '写明更新时间与出处，超过 48 小时提醒；示例数据单独标出。',
  },
  { sign: '¥', name: '币种不混着加', text: '价格保留原币种，跨币种排序用注明日期的汇率。' },
] as const

/** What the figures promise. */
export function Principles() {
  return (
    <Section anchor="rules" title="数据的规矩" lead="对每个会员都一样，不因等级增减">
      <dl className={styles.root}>
        {PRINCIPLES.map(({ sign, name, text }) => (
          <div key={name} className={styles.one}>
            <span aria-hidden="true" className={styles.sign}>
              {sign}
            </span>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
