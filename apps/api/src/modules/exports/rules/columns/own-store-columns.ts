import type { components } from '@haixuan/api-sdk/schema'
import { STORE_MODE } from '@haixuan/rules'
import { MARKETPLACE_NAME } from '#modules/reference/rules'
import { columnsOf } from '../file-column.ts'
import type { Catalog, ListColumns } from './catalog.ts'

type OwnStore = components['schemas']['OwnStore']

const c = columnsOf<OwnStore>()

const STATE = { active: '使用中', archived: '已归档' } as const
const OWNERSHIP = { declared: '自行填写', confirmed: '已核实', refused: '属于其他账号' } as const

const all = {
  name: [c.text('店铺名称', (row) => row.name)],
  mallId: [c.id('店铺ID', (row) => row.mallId)],
  marketplace: [c.text('平台', (row) => MARKETPLACE_NAME[row.marketplace])],
  mode: [c.text('模式', (row) => STORE_MODE[row.mode])],
  books: [c.text('账本', (row) => row.books.join('、'))],
  currency: [c.text('默认币种', (row) => row.currency)],
  group: [c.text('分组', (row) => row.group)],
  people: [c.text('可见子账号', (row) => row.people?.map(({ nickname }) => nickname).join('、') || null)],
  coverage: [c.text('导入覆盖', (row) => row.coverage && `${row.coverage.from} 至 ${row.coverage.to}`)],
  lastImportAt: [c.moment('最近导入', (row) => row.lastImportAt)],
  state: [c.text('状态', (row) => STATE[row.state])],
  isFrozen: [c.yes('已冻结', (row) => row.isFrozen)],
  ownership: [c.text('归属', (row) => OWNERSHIP[row.ownership])],
  ownershipReply: [c.text('客服说明', (row) => row.ownershipReply)],
  note: [c.text('备注', (row) => row.note)],
  createdAt: [c.moment('添加时间', (row) => row.createdAt)],
  updatedAt: [c.moment('修改时间', (row) => row.updatedAt)],
  archivedAt: [c.moment('归档时间', (row) => row.archivedAt)],
} satisfies Record<
  Exclude<keyof OwnStore, 'id' | 'source' | 'access' | 'revision'>,
  Catalog<OwnStore>[string]
>

/** Columns of own stores. */
export const OWN_STORE_COLUMNS: ListColumns<OwnStore, unknown> = {
  all,
  cells: { store: ['name', 'mallId'], actions: [] },
  quality: [c.yes('示例数据', (row) => row.source === 'demo')],
}
