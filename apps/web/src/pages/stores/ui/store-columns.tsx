import { MARKETPLACE_NAME, STORE_MODE } from '@haixuan/rules'
import { exactTime, MISSING, RelativeTime, Tag } from '@haixuan/ui-kit'
import { type Column, columnsFor } from '@haixuan/ui-kit/data-table'
import { type OwnStore, STORE_STATE, storeTags } from '#entities/own-store'
import { type StoreAct, StoreActs } from './store-acts.tsx'
import styles from './stores.module.css'

const column = columnsFor<OwnStore>()

const SOURCE = { manual: '手工添加', demo: '示例数据' } as const
const EMPTY_HINT = '还没有导入过结算文件'

const identity = column.custom('store', {
  heading: '店铺',
  value: ({ name }) => name,
  text: ({ name, mallId }) => `${name} ${mallId}`,
  compare: () => 0,
  width: 230,
  narrowWidth: 168,
  pin: 'left',
  canHide: false,
  render: ({ row }) => (
    <span className={styles.store}>
      <span className={styles.title}>{row.name}</span>
      <span className={styles.facts}>
        {storeTags(row).map(({ text, tone, hint }) => (
          <Tag key={text} tone={tone} {...(hint === undefined ? {} : { hint })}>
            {text}
          </Tag>
        ))}
        <span className={styles.id}>{row.mallId}</span>
      </span>
    </span>
  ),
})

const FACTS: readonly Column<OwnStore>[] = [
  column.text('mode', { heading: '模式', value: ({ mode }) => STORE_MODE[mode], width: 80, canSort: false }),
  column.text('books', {
    heading: '账本',
    hint: '平台为店铺分开结算的区域',
    value: ({ books }) => books.join('、'),
    width: 150,
    grow: 1,
    canSort: false,
  }),
  column.text('group', { heading: '分组', value: ({ group }) => group, width: 96, canSort: false }),
  column.text('currency', {
    heading: '默认币种',
    value: ({ currency }) => currency,
    width: 88,
    canSort: false,
  }),
  column.text('people', {
    heading: '可见子账号',
    value: ({ people }) =>
      people === null
        ? null
        : people.length === 0
          ? '仅主账号'
          : people.map(({ nickname }) => nickname).join('、'),
    width: 140,
    canSort: false,
  }),
  column.text('coverage', {
    heading: '导入覆盖',
    hint: EMPTY_HINT,
    value: ({ coverage }) => coverage && `${coverage.from} 至 ${coverage.to}`,
    width: 104,
    canSort: false,
  }),
  column.text('lastImportAt', {
    heading: '最近导入',
    hint: EMPTY_HINT,
    value: ({ lastImportAt }) => (lastImportAt === null ? null : exactTime(lastImportAt)),
    width: 104,
    canSort: false,
  }),
  column.text('source', {
    heading: '数据来源',
    value: ({ source }) => SOURCE[source],
    width: 96,
    canSort: false,
  }),
  column.text('state', {
    heading: '状态',
    value: ({ state }) => STORE_STATE[state],
    width: 80,
    canSort: false,
  }),
  moment('updatedAt', '修改时间', ({ updatedAt }) => updatedAt, false),
  moment('createdAt', '添加时间', ({ createdAt }) => createdAt, true),
  column.text('note', {
    heading: '备注',
    value: ({ note }) => note,
    width: 160,
    isHidden: true,
    canSort: false,
  }),
]

function moment(
  id: string,
  heading: string,
  value: (row: OwnStore) => number,
  isHidden: boolean,
): Column<OwnStore> {
  return column.custom(id, {
    ...{ heading, value, isHidden, width: 104, firstDirection: 'desc' },
    compare: () => 0,
    text: (row) => exactTime(value(row)),
    render: ({ row }) => <RelativeTime time={value(row)} />,
  })
}

const marketplace = column.text('marketplace', {
  heading: '平台',
  value: ({ marketplace: name }) => MARKETPLACE_NAME[name] ?? MISSING,
  width: 92,
  canSort: false,
})

/**
 * Columns of a list of stores; the server orders them.
 * @param hasMarketplace whether stores of several marketplaces are listed
 * @param isNarrow on a phone what can be done comes behind the name, where it is in sight
 */
export function storeColumns(
  onAct: (act: StoreAct, store: OwnStore) => void,
  { hasMarketplace, isNarrow }: { hasMarketplace: boolean; isNarrow: boolean },
): readonly Column<OwnStore>[] {
  const acts = column.custom('acts', {
    ...{ heading: '操作', value: () => null, text: () => '', width: 84, canHide: false },
    ...(isNarrow ? {} : { pin: 'right' as const }),
    render: ({ row, tabIndex }) => (
      <StoreActs store={row} tabIndex={tabIndex} onAct={(act) => onAct(act, row)} />
    ),
  })
  const facts = hasMarketplace ? [marketplace, ...FACTS] : FACTS
  return isNarrow ? [identity, acts, ...facts] : [identity, ...facts, acts]
}
