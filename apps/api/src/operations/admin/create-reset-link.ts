import { createResetLink as create } from '../../domain/operator/reset-link.ts'
import type { Handler } from '../../http/handler.ts'
import { signedIn } from '../../http/signed-in.ts'

export const createResetLink: Handler<'createResetLink'> = async ({ params, body }, { db, caller }) => {
  const by = { actor: signedIn(caller).userId, checked: body.checked, isTerminal: false }
  return { status: 200, body: { code: 0, data: await create(db, { id: params.id }, by) } }
}
