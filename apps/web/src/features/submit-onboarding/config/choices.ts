import { MARKETPLACES, marketplaceRecord } from '@haixuan/rules'
import type { Need, Platform, YearlySales } from '../model/onboarding.ts'

interface Choice<V extends string> {
  value: V
  label: string
}

export const PLATFORMS: readonly Choice<Platform>[] = [
  ...MARKETPLACES.map((value) => ({ value, label: marketplaceRecord(value).name })),
  { value: 'amazon', label: 'Amazon' },
  { value: 'other', label: '其他' },
]

export const NEEDS: readonly Choice<Need>[] = [
  { value: 'membership', label: '企业会员' },
  { value: 'white-label', label: '白标' },
  { value: 'api', label: 'API' },
  { value: 'custom', label: '定制' },
]

export const YEARLY_SALES: readonly Choice<YearlySales>[] = [
  { value: 'below-1m', label: '100 万元以下' },
  { value: '1m-10m', label: '100 万至 1000 万元' },
  { value: '10m-100m', label: '1000 万至 1 亿元' },
  { value: 'above-100m', label: '1 亿元以上' },
]
