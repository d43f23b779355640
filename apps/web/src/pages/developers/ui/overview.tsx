import { Banner, DescriptionList, linkClass, StaticTable } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { RATES } from '../config/rates.ts'
import styles from './developers-page.module.css'

const count = (figure: number) => figure.toLocaleString('zh-CN')

/** What the API is, what a key may do, and how often. */
export function Overview() {
  return (
    <div className={styles.text}>
      <section className={styles.section}>
        <h2>能做什么</h2>
        <p>
          网站上能查的商品、店铺、达人、直播和视频，以及您自己的收藏、视图和通知，都可以用同一套接口读取。返回的行数、历史天数与网站一致，由会员等级决定；普通会员即可使用。
        </p>
        <p className={styles.links}>
          <Link to="/developers" search={{ tab: 'start' }} className={linkClass()}>
            三步快速开始
          </Link>
          <Link to="/developers" search={{ tab: 'reference' }} className={linkClass()}>
            接口文档
          </Link>
          <Link to="/developers" search={{ tab: 'keys' }} className={linkClass()}>
            我的密钥
          </Link>
          <a href="/openapi.json" className={linkClass()}>
            OpenAPI 定义
          </a>
        </p>
      </section>
      <section className={styles.section}>
        <h2>约定</h2>
        <DescriptionList
          columns={1}
          items={[
            { term: '认证', value: '请求头 Authorization: Bearer hxk_…，不接受网址参数和 Cookie' },
            {
              term: '返回',
              value: '成功为 {code: 0, data}；失败为 {code, message, msg, reason, data}，并带 HTTP 状态码',
            },
            { term: '空值', value: 'null 表示未知，不等于 0' },
            { term: '金额', value: '以币种最小单位计的整数，另附币种；字段名以 Usd 结尾的为美分' },
            { term: '编号', value: '一律为字符串' },
            { term: '时间', value: '毫秒时间戳，或 ISO 日期' },
            { term: '分页', value: 'page 从 1 起，limit 最多 100；count 为总数' },
            { term: '跨域', value: '不开放浏览器跨域调用，请在服务器端使用密钥' },
          ]}
        />
      </section>
      <section className={styles.section}>
        <h2>调用次数</h2>
        <p>
          同一主账号及其子账号的全部密钥合并计算，不占用网站上的操作次数。超过每分钟次数返回 429（reason 为
          rate_limited）；用完当日次数也返回 429（reason 为 quota_used），北京时间 00:00 恢复。两者都带
          Retry-After（秒）。每个返回都带 RateLimit-Policy（限额）与 RateLimit（剩余），写法按 IETF 草案
          ratelimit-headers。
        </p>
        <StaticTable
          label="各会员等级的调用次数"
          rows={RATES}
          rowId={({ tier }) => tier}
          columns={[
            { id: 'name', heading: '会员等级', isRowName: true, cell: ({ name }) => name },
            {
              id: 'minute',
              heading: '每分钟',
              unit: '次',
              isNumeric: true,
              cell: ({ perMinute }) => count(perMinute),
            },
            { id: 'day', heading: '每日', unit: '次', isNumeric: true, cell: ({ perDay }) => count(perDay) },
          ]}
        />
      </section>
      <Banner tone="warning" title="密钥只读，但仍需保密">
        密钥不能改动账户，也不能新建密钥；泄露后他人可以读取所选范围的数据并消耗您的次数，请立即吊销。
      </Banner>
    </div>
  )
}
