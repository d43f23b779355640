import { signedIn } from '#modules/access'
import { siteOf } from '#modules/hosts'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { createHandoverCode as create } from '../store/handover.ts'

export const createHandoverCode: Handler<'createHandoverCode'> = async (_req, context) => {
  const { name } = await siteOf(context)
  if (name === undefined) throw new Failure('bad_host', '请求头 Host 不正确，请用本站域名访问')
  return { status: 200, body: { code: 0, data: await create(context.db, signedIn(context.caller), name) } }
}
