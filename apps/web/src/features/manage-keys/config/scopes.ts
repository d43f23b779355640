import type { components } from '@haixuan/api-sdk'

export type Scope = components['schemas']['ApiKeyScope']

/** What a key may read, in the order of the form. */
export const SCOPES: readonly { scope: Scope; name: string; about: string }[] = [
  { scope: 'read:goods', name: '商品', about: '商品搜索、详情、历史、同款与榜单' },
  { scope: 'read:shops', name: '店铺', about: '店铺搜索、详情、历史、榜单与公司' },
  { scope: 'read:creators', name: '达人', about: '达人、直播与视频，需账户已开通 TikTok' },
  { scope: 'read:own', name: '自己的数据', about: '收藏、视图、通知、导入任务与额度' },
]

/** Chinese of a scope of the contract, `any` included. */
export const scopeName = (scope: string): string =>
  SCOPES.find((one) => one.scope === scope)?.name ?? (scope === 'any' ? '任意密钥' : scope)
