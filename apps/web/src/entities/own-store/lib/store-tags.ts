import type { TagTone } from '@haixuan/ui-kit'
import type { OwnStore } from '../model/own-store.ts'

export const STORE_STATE = { active: '使用中', archived: '已归档' } as const satisfies Record<
  OwnStore['state'],
  string
>

interface StoreTag {
  text: string
  tone: TagTone
  /** Why, and what to do. */
  hint?: string
}

/** What is unusual about a store, worst first; nothing for one in use. */
export function storeTags({
  source,
  state,
  isFrozen,
  ownership,
  ownershipReply,
}: Pick<OwnStore, 'source' | 'state' | 'isFrozen' | 'ownership' | 'ownershipReply'>): StoreTag[] {
  const refused = ownershipReply ?? '客服判定该店铺属于其他账号：数据保留，可以查看和导出，不能修改'
  const frozen = '超出会员等级的店铺数：数据保留，可以查看和导出；归档其他店铺或升级会员后自动恢复'
  return [
    ...(ownership === 'refused' ? [{ text: '属于其他账号', tone: 'danger' as const, hint: refused }] : []),
    ...(isFrozen ? [{ text: '已冻结', tone: 'warning' as const, hint: frozen }] : []),
    ...(state === 'archived' ? [{ text: STORE_STATE.archived, tone: 'neutral' as const }] : []),
    ...(ownership === 'confirmed'
      ? [{ text: '归属已核实', tone: 'success' as const, hint: ownershipReply ?? '客服已核实店铺属于本账号' }]
      : []),
    ...(source === 'demo' ? [{ text: '示例', tone: 'info' as const, hint: '示例数据，不是真实店铺' }] : []),
  ]
}
