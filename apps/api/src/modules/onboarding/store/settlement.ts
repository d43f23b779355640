import { randomUUID } from 'node:crypto'
import type { components } from '@haixuan/api-sdk/schema'
import { isCreditCode } from '@haixuan/rules'
import type { Transaction } from 'kysely'
import { lockAccount } from '#modules/account'
import { listAreas } from '#modules/reference/rules'
import { holdAround } from '#modules/referral'

import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import type { Files } from '#platform/files/files.ts'
import { readPicture } from '../rules/licence-picture.ts'
import { LICENCE } from '../rules/licence-purpose.ts'

type Form = components['schemas']['SettlementForm']
export type SettlementApplication = components['schemas']['SettlementApplication']

const COLUMNS = [
  ...(['id', 'status', 'reply', 'company', 'credit_code', 'contact', 'mobile'] as const),
  ...(['created_at', 'decided_at'] as const),
] as const

interface Row {
  id: string
  status: SettlementApplication['status']
  reply: string | null
  company: string
  credit_code: string
  contact: string
  mobile: string
  created_at: Date
  decided_at: Date | null
}

const shown = ({ credit_code, created_at, decided_at, ...row }: Row): SettlementApplication => ({
  ...row,
  creditCode: credit_code,
  createdAt: created_at.getTime(),
  decidedAt: decided_at?.getTime() ?? null,
})

/** The newest application of a user; null when they have made none. */
export async function readSettlement(db: Database, userId: string): Promise<SettlementApplication | null> {
  const row = await db.kysely
    .selectFrom('settlement_application')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? shown(row) : null
}

const wrong = (reason: 'bad_credit_code' | 'bad_licence' | 'bad_area', field: string, message: string) => {
  const details = { fields: [{ path: `body.${field}`, message }] }
  return new Failure(reason, message, details)
}

/**
 * Hands an application in.
 * @throws {Failure} `bad_credit_code`, `bad_licence`, `bad_area`; `settlement_waits`; `files_full`,
 * `files_unavailable`: nothing is kept then
 */
export async function submitSettlement(
  db: Database,
  files: Files,
  userId: string,
  form: Form,
): Promise<SettlementApplication> {
  const { company, creditCode, licence, contact, mobile, ...detail } = form
  if (!isCreditCode(creditCode)) {
    throw wrong('bad_credit_code', 'creditCode', '统一社会信用代码不正确，请核对 18 位代码')
  }
  const picture = readPicture(licence)
  if (!picture) throw wrong('bad_licence', 'licence', '营业执照请上传 600 KB 以内的 JPG 或 PNG 图片')
  if (detail.areaCode !== undefined && !hasArea(detail.areaCode)) {
    throw wrong('bad_area', 'areaCode', '没有这个地区，请重新选择')
  }
  const file = await db.transaction(async (trx) => {
    await refuseSecond(trx, userId)
    return await files.reserve(trx, LICENCE, { account: userId, name: '营业执照', ...picture })
  })
  // Outside a transaction: the store may take seconds, and the embedded engine has one connection.
  await files.write(file)
  try {
    return await db.transaction(async (trx) => {
      await refuseSecond(trx, userId)
      await files.confirm(trx, file)
      const row = await trx
        .insertInto('settlement_application')
        .values({
          ...{ user_id: userId, id: randomUUID(), company: company.trim(), contact: contact.trim(), mobile },
          ...{ credit_code: creditCode.toUpperCase(), detail: JSON.stringify(detail) },
          ...{ licence_file: file.id, licence_type: picture.type },
        })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow()
      await holdAround(trx, userId)
      return shown(row)
    })
  } catch (error) {
    await files.giveUp(file).catch(() => undefined)
    throw error
  }
}

/** Two that come at once are looked at one after the other. @throws {Failure} `settlement_waits` */
async function refuseSecond(trx: Transaction<Tables>, userId: string): Promise<void> {
  await lockAccount(trx, userId)
  const open = await trx
    .selectFrom('settlement_application')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending', 'approved'])
    .executeTakeFirst()
  if (open) throw new Failure('settlement_waits', '您的入驻申请正在审核或已通过，请勿重复提交')
}

function hasArea(code: string): boolean {
  const find = (areas: components['schemas']['AdministrativeArea'][]): boolean =>
    areas.some((area) => area.code === code || find(area.children ?? []))
  return find(listAreas())
}
