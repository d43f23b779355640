import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { createResetLink as create } from '../store/reset-link.ts'

export const createResetLink: Handler<'createResetLink'> = async ({ params, body }, { db, caller }) => {
  const by = { actor: signedIn(caller).userId, checked: body.checked, isTerminal: false }
  return { status: 200, body: { code: 0, data: await create(db, { id: params.id }, by) } }
}
