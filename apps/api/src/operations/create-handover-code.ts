import { createHandoverCode as create } from '../domain/account/handover.ts'
import { ApiError } from '../http/api-error.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn, siteOf } from '../http/signed-in.ts'

export const createHandoverCode: Handler<'createHandoverCode'> = async (_req, context) => {
  const { name } = await siteOf(context)
  if (name === undefined) throw new ApiError(400, 'bad_host', '请求头 Host 不正确，请用本站域名访问')
  return { status: 200, body: { code: 0, data: await create(context.db, signedIn(context.caller), name) } }
}
