import type { Handler } from '#platform/http/handler.ts'
import { listConsoleUsers } from '../store/console-rows.ts'

export const listAdminUsers: Handler<'listAdminUsers'> = async ({ query }, { db }) => {
  const { page = 1, limit = 20, keyword } = query
  const { rows, count } = await listConsoleUsers(db, { page, limit, keyword })
  const shown = rows.map((row) => ({
    ...{ id: row.id, nickname: row.nickname, mobile: row.mobile, vip_type: row.vip_type },
    ...{ vipExpire: row.vip_expire?.getTime() ?? null, isExpired: row.is_expired },
    ...{ parentMobile: row.parent_mobile, sonCount: row.son_count },
    ...{ isexternallink: row.isexternallink, is_pre: row.is_pre, userCustom: row.user_custom },
    ...{ belongCode: row.belong_code, isOperator: row.is_operator, loginCount: row.login_count },
    ...{ lastLoginAt: row.last_login_at?.getTime() ?? null, createdAt: row.created_at.getTime() },
  }))
  return { status: 200, body: { code: 0, data: { rows: shown, count, asOf: Date.now() } } }
}
