import type { FieldSpec } from '@haixuan/tabular'

/** Columns of the own format of costs. Amounts are in units of the row's currency, CNY where it names none. */
export const COST_FIELDS = {
  skuCode: {
    aliases: ['SKU货号', '货号'],
    cell: { type: 'text', charsMost: 100 },
    isRequired: true,
    isNeeded: true,
  },
  skuId: { aliases: ['SKU ID'], cell: { type: 'id' } },
  goods: {
    aliases: ['成本(元)', '成本', '单件成本'],
    cell: { type: 'text' },
    isRequired: true,
    isNeeded: true,
  },
  currency: { aliases: ['币种'], cell: { type: 'text' } },
  head: { aliases: ['头程(元/件)', '头程'], cell: { type: 'text' } },
  pack: { aliases: ['包装(元/件)', '包装'], cell: { type: 'text' } },
  other: { aliases: ['其他(元/件)', '其他'], cell: { type: 'text' } },
  validFrom: {
    aliases: ['生效日期'],
    cell: { type: 'day', zone: '+08:00' },
    isRequired: true,
    isNeeded: true,
  },
  supplier: { aliases: ['供应商'], cell: { type: 'text', charsMost: 200 } },
  note: { aliases: ['备注'], cell: { type: 'text', charsMost: 500 } },
} as const satisfies Readonly<Record<string, FieldSpec>>

/** Columns of the own format of costs of stores. */
export const STORE_COST_FIELDS = {
  store: { aliases: ['店铺', 'mallId'], cell: { type: 'text' }, isRequired: true },
  month: { aliases: ['月份'], cell: { type: 'text' }, isRequired: true },
  kind: { aliases: ['项目'], cell: { type: 'text' }, isRequired: true },
  amount: { aliases: ['金额', '金额(元)'], cell: { type: 'text' }, isRequired: true },
  currency: { aliases: ['币种'], cell: { type: 'text' } },
  note: { aliases: ['备注'], cell: { type: 'text' } },
} as const satisfies Readonly<Record<string, FieldSpec>>

/** Columns of the own format of rates: how many CNY one unit is. */
export const RATE_FIELDS = {
  day: { aliases: ['日期'], cell: { type: 'day', zone: '+08:00' }, isRequired: true, isNeeded: true },
  currency: { aliases: ['币种'], cell: { type: 'text' }, isRequired: true, isNeeded: true },
  rate: { aliases: ['汇率'], cell: { type: 'text' }, isRequired: true, isNeeded: true },
  source: { aliases: ['来源'], cell: { type: 'text', charsMost: 100 } },
} as const satisfies Readonly<Record<string, FieldSpec>>
