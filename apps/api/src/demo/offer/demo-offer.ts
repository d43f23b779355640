import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

/** Prices of plans that have none, fen; marked as samples. Plan 17 has no fixed time: its price is a beginning. */
const PRICES: Readonly<Record<number, number>> = {
  ...{ 11: 89_800, 12: 149_800, 13: 399_800, 14: 699_800, 15: 1_299_800, 16: 2_999_800, 17: 4_999_800 },
}

/** Contacts of nobody, each marked as a sample in its own words. */
const CONTACTS: Readonly<Record<string, string>> = {
  wechat: 'haixuan-demo（示例）',
  wechat_link: 'https://example.com/haixuan-demo-wechat',
  phone: '400-000-0000（示例）',
  mail: 'support@example.com（示例）',
  hours: '周一至周五 9:00–18:00（示例）',
  bank: '户名：示例科技有限公司\n开户行：示例银行深圳分行\n账号：6222 0000 0000 0000（示例，请勿转账）',
}

/** Gives the plans prices and the contacts of the site; what an operator has said, also that there is none, stays. */
export async function loadDemoOffer(db: Database): Promise<void> {
  await db.transaction(async (trx) => {
    for (const [id, fen] of Object.entries(PRICES)) {
      await sql`update plan set price_fen = ${fen}, is_sample = true where id = ${Number(id)} and price_fen is null
        and not exists (select 1 from operator_event where kind = 'plan_priced' and subject = ${id})`.execute(
        trx,
      )
    }
    for (const [key, value] of Object.entries(CONTACTS)) {
      await sql`update dictionary set value = ${value} where name = 'contacts' and key = ${key} and value is null
        and not exists (select 1 from operator_event
          where kind = 'dictionary_set' and subject = ${`contacts ${key}`})`.execute(trx)
    }
  })
}

/** Takes them out again, as `removeDemoGoods` does with the products. */
export async function removeDemoOffer({ kysely }: Database): Promise<void> {
  await kysely
    .updateTable('plan')
    .set({ price_fen: null, is_sample: false })
    .where('is_sample', '=', true)
    .execute()
  for (const [key, value] of Object.entries(CONTACTS)) {
    await kysely
      .updateTable('dictionary')
      .set({ value: null })
      .where('name', '=', 'contacts')
      .where('key', '=', key)
      .where('value', '=', value)
      .execute()
  }
}
