import type { Operation } from '../contract/contract.ts'
import type { FreeSpace } from '../database/free-space.ts'
import { Failure } from '../failure.ts'

/** What ends, takes away or only looks continues without space: it stores next to nothing, or gives space back. */
const GO_ON: readonly string[] = [
  ...[
    'signIn',
    'signOut',
    'redeemHandoverCode',
    'redeemAddressToken',
    'createHandoverCode',
    'createHostToken',
  ],
  ...['cancelExport', 'cancelImportJob', 'cancelOrder', 'cancelUnion', 'cancelUnionByPost'],
  ...[
    'removeFavourites',
    'removeListings',
    'readNotices',
    'previewImportRows',
    'previewAlert',
    'setPassword',
  ],
]

/** Whether an operation stores something that may be large or many. */
export function storesMore({ id, method, access }: Pick<Operation, 'id' | 'method' | 'access'>): boolean {
  if (method === 'GET' || method === 'DELETE' || GO_ON.includes(id)) return false
  return access.rateClass !== 'read' && access.rateClass !== 'search'
}

/** The refusal of what would be stored while the disk is full. */
export function storageFull(): Failure {
  return new Failure(
    'storage_full',
    '服务器的磁盘空间不足，暂时不能保存；已有的内容可以照常查看，请稍后再试或联系管理员',
    { retryAfterMs: 60_000 },
  )
}

/** Throws 503 `storage_full` for a call that stores something while less is free than the floor. */
export function refuseWithoutFreeSpace(
  space: Pick<FreeSpace, 'isLow'> | undefined,
  operation: Operation,
): void {
  if (space && storesMore(operation) && space.isLow) throw storageFull()
}
