import type { components } from '@haixuan/api-sdk/schema'
import type { OwnStore } from './store-role.ts'

/** To whom the operator gives a store. */
export type ClaimOwner = Exclude<components['schemas']['StoreClaim']['status'], 'pending' | 'withdrawn'>
type Side = 'claimant' | 'holder'

/** What becomes of the store of one of the two accounts. */
export const ownershipAfter = (owner: ClaimOwner, side: Side): OwnStore['ownership'] =>
  owner === 'both' || owner === side ? 'confirmed' : 'refused'

/** What an account is told of the decision. It says nothing of the other account. */
export function decisionText(
  storeName: string,
  ownership: OwnStore['ownership'],
  reply: string | null,
): string {
  const said = reply === null ? '' : `客服说明：${reply}`
  return ownership === 'confirmed'
    ? `客服已核实，店铺“${storeName}”属于您的账号，照常使用。${said}`
    : `客服判定店铺“${storeName}”属于其他账号：数据都保留，可以查看和导出，不能再修改或导入。${said || '如有异议请联系客服。'}`
}
