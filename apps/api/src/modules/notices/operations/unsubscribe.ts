import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { endByToken } from '../store/channels.ts'

export const unsubscribe: Handler<'unsubscribe'> = async ({ body }, { db }) => {
  if (!(await endByToken(db, body.token)))
    throw new Failure(
      'unsubscribe_link_wrong',
      '退订链接不正确，请从邮件重新打开，或登录后在“我的邮箱”里关闭',
    )
  return { status: 200, body: { code: 0, data: null } }
}
