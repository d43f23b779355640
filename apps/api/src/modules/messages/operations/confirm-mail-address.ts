import type { Handler } from '#platform/http/handler.ts'
import { confirmMailAddress as confirm } from '../store/mail-address.ts'

export const confirmMailAddress: Handler<'confirmMailAddress'> = async ({ body }, { db }) => {
  await confirm(db, body.token)
  return { status: 200, body: { code: 0, data: null } }
}
