import type { FastifyInstance } from 'fastify'
import { Failure } from '../failure.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
/** Methods that no operation has, but that browsers and others try. */
const OTHER_METHODS = ['HEAD', 'OPTIONS', 'TRACE'] as const

/** Answers 405 to every method that a path of the contract does not have. */
export function refuseOtherMethods(app: FastifyInstance, url: string, known: string[]): void {
  const answered = [...known, ...(known.includes('GET') ? ['HEAD'] : [])].sort()
  const allow = answered.join(', ')
  const rest = [...METHODS, ...OTHER_METHODS].filter((method) => !answered.includes(method))
  app.route({
    method: rest,
    url,
    config: { allow },
    // The body of a refused call is not read.
    onRequest: async (_request, reply) => {
      reply.header('allow', allow)
      throw new Failure('method_not_allowed', `该接口只支持 ${allow}，请更换请求方法`)
    },
    handler: async () => undefined,
  })
}
