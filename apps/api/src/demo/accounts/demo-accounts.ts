import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@haixuan/rules'
import type { Kysely } from 'kysely'
import type { VipType } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { addUser, type NewUser } from '../../modules/account/store/new-user.ts'
import { hashPassword } from '../../modules/account/store/password-hash.ts'
import { bringIn } from '../../modules/account/store/referrer.ts'
import { recordPaidOrder } from '../../modules/referral/store/commission.ts'

export const DEMO_PASSWORD = 'haixuan-demo'

interface DemoAccount {
  mobile: string
  nickname: string
  vipType: VipType
  /** What is printed beside it at the start. */
  remark: string
}

/** Accounts of the demo data, in the order they are shown. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { mobile: '13800138000', nickname: '演示普通会员', vipType: 'general', remark: '普通会员' },
  { mobile: '13800138001', nickname: '演示年卡会员', vipType: 'year', remark: '个人年卡' },
  {
    mobile: '13800138002',
    nickname: '演示黑钻主账号',
    vipType: 'black_drill',
    remark: '黑钻主账号，两个子账号',
  },
  { mobile: '13800138003', nickname: '演示定制会员', vipType: 'yqyy', remark: '定制，全部权限' },
  { mobile: '13800138009', nickname: '演示运营', vipType: 'general', remark: '运营后台 /admin' },
]
const SUB_ACCOUNTS = [
  { mobile: '13800138004', nickname: '演示子账号一' },
  { mobile: '13800138005', nickname: '演示子账号二' },
]
/** An account as a host client makes them: its login is no mobile yet. */
const ERP = { mobile: 'erp-demo-001', nickname: '演示客户端账号' }
const MAIN = '13800138002'
const CUSTOM = '13800138003'
const OPERATOR = '13800138009'

/**
 * Writes the demo accounts unless they are there. They are marked as such, and sign-in knows them only
 * when the server allows demo accounts. A demo number that a real person has taken stays theirs.
 */
export async function seedDemoAccounts(db: Database): Promise<void> {
  const there = await db.kysely
    .selectFrom('app_user')
    .select('id')
    .where('is_demo', '=', true)
    .limit(1)
    .executeTakeFirst()
  if (there) return
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const vipExpire = new Date(Date.now() + 365 * DAY_MS)
  const orders = await db.transaction(async (trx) => {
    const ids = new Map<string, string>()
    for (const { mobile, nickname, vipType } of DEMO_ACCOUNTS) {
      const custom = mobile === CUSTOM
      const user: NewUser = {
        mobile,
        nickname,
        vipType,
        passwordHash,
        vipExpire: vipType === 'general' ? null : vipExpire,
        isDemo: true,
        isOperator: mobile === OPERATOR,
      }
      const id = await addUser(
        trx,
        custom ? { ...user, isExternalLink: true, isPre: false, userCustom: ['标签监控', '预选库'] } : user,
      )
      if (id !== undefined) ids.set(mobile, id)
    }
    await addUser(trx, { ...ERP, vipType: 'general', passwordHash, isDemo: true })
    const main = ids.get(MAIN)
    if (main === undefined) return []
    for (const subAccount of SUB_ACCOUNTS)
      await addDemoSubAccount(trx, main, { ...subAccount, passwordHash, isDemo: true })
    return addReferred(trx, main, ids)
  })
  for (const order of orders) await recordPaidOrder(db, order)
}

async function addDemoSubAccount(
  trx: Kysely<Tables>,
  main: string,
  subAccount: NewUser & { nickname: string },
): Promise<void> {
  const subAccountId = await addUser(trx, { ...subAccount, openedBy: main })
  if (subAccountId === undefined) return
  await trx
    .insertInto('team_member')
    .values({
      user_id: main,
      id: randomUUID(),
      mobile: subAccount.mobile,
      nickname: subAccount.nickname,
      son_id: subAccountId,
      bound_at: new Date(),
      offered_hash: null,
    })
    .execute()
}

/** The main account brought the first two; each has paid once, so that the referral lists have rows. */
async function addReferred(trx: Kysely<Tables>, main: string, ids: Map<string, string>) {
  const orders: { orderId: string; buyerId: string; totalFen: number; paidAt: Date }[] = []
  for (const [index, mobile] of ['13800138000', '13800138001'].entries()) {
    const buyerId = ids.get(mobile)
    if (buyerId === undefined) continue
    await trx.updateTable('app_user').set({ referrer_id: main }).where('id', '=', buyerId).execute()
    await bringIn(trx, main, buyerId, 'demo')
    orders.push({
      orderId: randomUUID(),
      buyerId,
      totalFen: 19_800,
      paidAt: new Date(Date.now() - (index + 1) * 20 * DAY_MS),
    })
  }
  return orders
}
