import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { KIB } from '#platform/http/body-bytes.ts'
import { settlePayment } from '../store/settle-payment.ts'
import { readNotification } from '../wechat/notification.ts'
import { WECHAT_CALLBACK } from '../wechat/wechat-callback.ts'
import type { WechatClient } from '../wechat/wechat-client.ts'

/** A notification is a few hundred bytes of settings around a sealed resource of some thousands. */
const NOTIFICATION_BYTES = 64 * KIB

/** Serves the notifications of WeChat Pay: what is not genuine is refused and changes nothing. */
export async function servePaymentCallback(
  app: FastifyInstance,
  db: Database,
  client: WechatClient,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The signature is over the bytes: they are kept as they came.
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, bytes),
    )
    scope.post(WECHAT_CALLBACK, { bodyLimit: NOTIFICATION_BYTES }, async (request, reply) => {
      const header = (name: string) => {
        const value = request.headers[name]
        return typeof value === 'string' ? value : undefined
      }
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const read = await readNotification(client, bytes, header).catch((err: unknown) => {
        request.log.warn({ err }, 'a payment notification was refused')
        return undefined
      })
      if (read === undefined) return reply.status(401).send({ code: 'FAIL', message: '验签失败' })
      if (read === null) return reply.status(204).send()
      const outcome = await settlePayment(db, read)
      // Kept for the operator; saying no would only make it come again.
      if (outcome !== 'paid') request.log.warn({ outcome, number: read.number }, 'a payment was not counted')
      return reply.status(204).send()
    })
  })
}
