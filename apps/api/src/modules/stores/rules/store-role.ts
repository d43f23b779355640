import type { components } from '@haixuan/api-sdk/schema'
import { Failure } from '#platform/failure.ts'

export type OwnStore = components['schemas']['OwnStore']
/** What a caller may do with a store. */
export type StoreAccess = OwnStore['access']

/** Fields that the owner alone changes: they say whose store it is. */
const OF_OWNER = ['mallId'] as const

/**
 * Refuses a change that the caller may not make.
 * @throws {Failure} `store_not_yours`
 */
export function requireMayChange(access: StoreAccess, fields: readonly string[]): void {
  if (access === 'viewer') {
    throw new Failure('store_not_yours', '您只能查看这家店铺，需要修改请联系主账号调整权限')
  }
  if (access === 'owner' || !OF_OWNER.some((field) => fields.includes(field))) return
  throw new Failure('store_not_yours', '店铺 ID（mallId）只能由主账号修改，请联系主账号')
}

/** @throws {Failure} `store_not_yours` for everybody but the owner */
export function requireOwner(access: StoreAccess): void {
  if (access === 'owner') return
  throw new Failure('store_not_yours', '归档与恢复只能由主账号进行，请联系主账号')
}

/** Somebody else's store and one that never was are told alike. */
export const unknownStore = (): Failure =>
  new Failure('store_unknown', '没有这家店铺，或您没有查看权限，请刷新列表')
