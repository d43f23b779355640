import { Agent, request } from 'node:http'

export interface Called {
  status: number
  data: unknown
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

/** One call of the API. Rejects when the connection breaks before the answer is whole. */
export function call(
  port: number,
  method: string,
  path: string,
  token: string,
  body?: unknown,
): Promise<Called> {
  return new Promise((answered, fail) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(text === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    }
    const sent = request(
      { agent, host: '127.0.0.1', port, method, path, headers, timeout: 30_000 },
      (answer) => {
        let got = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk) => {
          got += chunk
        })
        answer.on('error', fail)
        answer.on('aborted', () => fail(new Error('aborted')))
        answer.on('end', () => {
          if (!answer.complete) return fail(new Error('cut off'))
          const envelope = JSON.parse(got) as { data: unknown }
          answered({ status: answer.statusCode ?? 0, data: envelope.data })
        })
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')))
    sent.on('error', fail)
    sent.end(text)
  })
}
