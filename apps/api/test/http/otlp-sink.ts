import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as it arrives. */
export interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code?: number }
  facts: Record<string, unknown>
}

interface Wire {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<SentSpan, 'facts'> & { attributes: { key: string; value: Record<string, unknown> }[] })[]
    }[]
  }[]
}

/** Takes spans by OTLP over HTTP, as JSON. */
export class OtlpSink {
  readonly spans: SentSpan[] = []
  /** Everything as it came, to search for what must not be in it. */
  text = ''
  readonly headers: Record<string, unknown>[] = []
  readonly #server: Server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      this.text += body
      this.headers.push({ ...request.headers, path: request.url })
      const { resourceSpans } = JSON.parse(body) as Wire
      for (const { scopeSpans } of resourceSpans)
        for (const { spans } of scopeSpans)
          for (const { attributes, ...span } of spans) {
            const facts = attributes.map(({ key, value }) => [key, Object.values(value)[0]])
            this.spans.push({ ...span, facts: Object.fromEntries(facts) })
          }
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })

  /** @returns the endpoint */
  async listen(port = 0): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(port, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((done) => this.#server.close(() => done()))
  }
}
