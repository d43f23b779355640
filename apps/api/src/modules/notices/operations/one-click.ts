import type { FastifyInstance } from 'fastify'
import { UNSUBSCRIBE_PATH } from '#modules/messages/rules'
import type { Database } from '#platform/database/database.ts'
import { KIB } from '#platform/http/body-bytes.ts'
import { endByToken } from '../store/channels.ts'

const TOKEN = /^hxu_[A-Za-z0-9_-]{43}$/

interface Asked {
  Querystring: { token?: unknown }
}

/**
 * One click in a program of mail ends the mails of notices (RFC 8058): a POST to the address of the header, without a
 * session. A GET changes nothing, since programs that look at mails open links too: it leads to a page that asks, with
 * the token in the fragment, which no server sees.
 */
export async function serveOneClick(app: FastifyInstance, db: Database): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The body says `List-Unsubscribe=One-Click` as a form of either kind; the token in the address is what counts.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _bytes, done) => done(null, undefined))
    scope.get<Asked>(UNSUBSCRIBE_PATH, async ({ query }, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`/login?view=unsubscribe#${encodeURIComponent(tokenOf(query))}`, 303),
    )
    scope.post<Asked>(UNSUBSCRIBE_PATH, { bodyLimit: KIB }, async ({ query }, reply) => {
      const token = tokenOf(query)
      const isKnown = TOKEN.test(token) && (await endByToken(db, token))
      return reply
        .status(isKnown ? 200 : 404)
        .type('text/plain; charset=utf-8')
        .send(isKnown ? '已退订，不再发送通知邮件。\n' : '退订链接不正确，请从邮件重新打开。\n')
    })
  })
}

const tokenOf = ({ token }: Asked['Querystring']): string => (typeof token === 'string' ? token : '')
