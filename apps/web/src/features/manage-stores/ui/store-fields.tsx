import { BOOK_PRESETS, createOwnStoreBody, MARKETPLACE_NAME, MARKETPLACES, STORE_MODE } from '@haixuan/rules'
import { MultiSelect, RadioGroup, Select, TextArea, TextField } from '@haixuan/ui-kit'
import type { BoundForm } from '#shared/form'
import type { StoreFacts } from '../model/store-forms.ts'
import styles from './stores.module.css'

const MODES = (['full', 'semi'] as const).map((value) => ({ value, label: STORE_MODE[value] }))
const SOURCES = MARKETPLACES.map((value) => ({ value, label: MARKETPLACE_NAME[value] }))
const BOOKS = BOOK_PRESETS.map((book) => ({ value: book, label: book }))
const CURRENCIES = ['CNY', 'USD', 'EUR', 'GBP', 'JPY', 'MXN', 'CAD', 'AUD']

interface StoreFieldsProps {
  form: Pick<BoundForm<StoreFacts>, 'values' | 'field'>
  /** Groups that there are, to be named again. */
  groups: readonly string[]
  /** The marketplace is known already. */
  hasMarketplace?: boolean
  /** For members who may not change whose store it is. */
  isMallIdFixed?: boolean
}

/** What is entered of a store. Nothing of it is a password. */
export function StoreFields({
  form,
  groups,
  hasMarketplace = false,
  isMallIdFixed = false,
}: StoreFieldsProps) {
  const { field, values } = form
  const currencies = [...new Set([...CURRENCIES, values.currency])]
  return (
    <>
      {!hasMarketplace && <Select label="平台" options={SOURCES} {...field('marketplace')} />}
      <div className={styles.pair}>
        <TextField
          label="店铺名称"
          required
          autoFocus
          maxLength={createOwnStoreBody.name.maxLength}
          {...field('name')}
        />
        <TextField
          label="店铺 ID（mallId）"
          required
          inputMode="numeric"
          disabled={isMallIdFixed}
          description={isMallIdFixed ? '只能由主账号修改' : '在卖家中心的店铺信息中，全部为数字'}
          {...field('mallId')}
        />
      </div>
      <RadioGroup label="模式" layout="row" options={MODES} {...field('mode')} />
      <div className={styles.pair}>
        <MultiSelect
          label="账本"
          description="平台分开结算的区域"
          placeholder="请选择"
          options={BOOKS}
          {...field('books')}
        />
        <TextField label="其他账本（选填）" description="用逗号分开" {...field('moreBooks')} />
      </div>
      <div className={styles.pair}>
        <Select
          label="默认币种"
          options={currencies.map((value) => ({ value, label: value }))}
          {...field('currency')}
        />
        <TextField
          label="分组（选填）"
          maxLength={createOwnStoreBody.group.maxLength}
          description={groups.length > 0 ? `已有：${groups.slice(0, 6).join('、')}` : undefined}
          {...field('group')}
        />
      </div>
      <TextArea
        label="备注（选填）"
        rows={2}
        maxLength={createOwnStoreBody.note.maxLength}
        {...field('note')}
      />
    </>
  )
}
