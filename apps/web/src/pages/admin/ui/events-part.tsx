import type { OperationData } from '@haixuan/api-sdk'
import { exactTime } from '@haixuan/ui-kit'
import { columnsFor } from '@haixuan/ui-kit/data-table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiQuery } from '#shared/api'
import { useListAddress } from '#shared/list-address'
import styles from './admin.module.css'
import { CONSOLE_PAGE_SIZE, ConsoleTable } from './console-table.tsx'

type Event = OperationData<'listOperatorEvents'>['rows'][number]

const KINDS: Readonly<Record<string, string>> = {
  order_confirmed: '确认收款',
  order_refunded: '登记退款',
  plan_priced: '套餐改价',
  transfer_account_set: '设置收款账户',
  invoice_issued: '开具发票',
  membership_set: '设置等级',
  rights_set: '设置权限',
  commission_paid_out: '发放佣金',
  commission_released: '放行佣金',
  settlement_decided: '审核入驻',
  purchase_decided: '处理开通申请',
  store_claim_decided: '判定店铺归属',
  dictionary_set: '修改字典',
  bill_alias_added: '添加账单表头',
  bill_alias_removed: '移除账单表头',
  host_saved: '保存白标域名',
  host_removed: '移除白标域名',
  flag_set: '切换功能',
  news_saved: '保存资讯',
  news_removed: '删除资讯',
  operator_added: '添加运营人员',
  operator_removed: '移除运营人员',
  reset_link_issued: '签发重设密码链接',
  job_retried: '重试任务',
  job_given_up: '放弃任务',
}
const column = columnsFor<Event>()
const COLUMNS = [
  column.text('at', { heading: '时间', value: ({ at }) => exactTime(at), width: 160, pin: 'left' }),
  column.text('actor', {
    heading: '操作人',
    value: ({ actor }) => (actor === 'cli' ? '命令行' : actor),
    width: 200,
  }),
  column.text('kind', { heading: '操作', value: ({ kind }) => KINDS[kind] ?? kind, width: 130 }),
  column.text('subject', { heading: '对象', value: ({ subject }) => subject, width: 220 }),
  column.text('detail', {
    heading: '内容',
    value: ({ detail }) => JSON.stringify(detail),
    width: 420,
    grow: 1,
  }),
]

/** What operators did; nothing here can be changed. */
export function EventsPart() {
  const { page, go } = useListAddress()
  const list = useQuery({
    ...apiQuery('listOperatorEvents', { query: { page, limit: CONSOLE_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={styles.part}>
      <ConsoleTable
        label="操作记录"
        columns={COLUMNS}
        rowId={({ id }) => id}
        list={list}
        paging={{ page, onPageChange: (next) => go({ page: next }) }}
      />
    </div>
  )
}
