import { connect, type Socket } from 'node:net'

/** An answer as it came over the wire. */
export interface WireAnswer {
  status: number
  /** Names in lower case; a name that comes twice is joined by a comma. */
  headers: Map<string, string>
  body: Buffer
}

const BLANK = Buffer.from('\r\n\r\n')
const PATIENCE_MS = 60_000

/** One connection that is kept: sends bytes as they are, one request after the other, and reads whole answers. */
export class KeepAliveClient {
  readonly #port: number
  #socket: Socket | undefined
  #read: Buffer = Buffer.alloc(0)
  #wake: (() => void) | undefined
  #isEnded = false

  constructor(port: number) {
    this.#port = port
  }

  /** @throws when the server says nothing, or breaks off in the middle of an answer */
  async send(bytes: string | Buffer, method = 'GET'): Promise<WireAnswer> {
    if (!this.#socket || this.#isEnded || this.#socket.destroyed) await this.#open()
    this.#socket?.write(bytes)
    const end = await this.#until(() => this.#read.indexOf(BLANK))
    const [line = '', ...lines] = this.#read.subarray(0, end).toString('latin1').split('\r\n')
    this.#read = this.#read.subarray(end + BLANK.length)
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1] ?? 'NaN')
    const headers = new Map<string, string>()
    for (const one of lines) {
      const colon = one.indexOf(':')
      const [name, value] = [one.slice(0, colon).toLowerCase(), one.slice(colon + 1).trim()]
      headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value)
    }
    const body =
      method === 'HEAD' || status === 204 || status === 304 ? Buffer.alloc(0) : await this.#body(headers)
    if (headers.get('connection') === 'close') this.close()
    return { status, headers, body }
  }

  close(): void {
    this.#socket?.destroy()
    this.#socket = undefined
    this.#read = Buffer.alloc(0)
  }

  async #body(headers: Map<string, string>): Promise<Buffer> {
    if (headers.get('transfer-encoding') === 'chunked') {
      const parts: Buffer[] = []
      for (;;) {
        const at = await this.#until(() => this.#read.indexOf('\r\n'))
        const size = Number.parseInt(this.#read.subarray(0, at).toString('latin1'), 16)
        await this.#until(() => (this.#read.length >= at + 2 + size + 2 ? 0 : -1))
        parts.push(this.#read.subarray(at + 2, at + 2 + size))
        this.#read = this.#read.subarray(at + 2 + size + 2)
        if (size === 0) return Buffer.concat(parts)
      }
    }
    const length = Number(headers.get('content-length') ?? 0)
    await this.#until(() => (this.#read.length >= length ? 0 : -1))
    const body = this.#read.subarray(0, length)
    this.#read = this.#read.subarray(length)
    return body
  }

  /** Waits until something is found in what has been read. */
  async #until(find: () => number): Promise<number> {
    for (;;) {
      const found = find()
      if (found >= 0) return found
      if (this.#isEnded) throw new Error('The server closed the connection in the middle of an answer.')
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('The server did not answer.')), PATIENCE_MS)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  #open(): Promise<void> {
    this.close()
    this.#isEnded = false
    return new Promise((resolve, reject) => {
      const socket = connect(this.#port, '127.0.0.1', resolve)
      socket.setNoDelay(true)
      socket.on('data', (chunk) => {
        this.#read = this.#read.length === 0 ? chunk : Buffer.concat([this.#read, chunk])
        this.#wake?.()
      })
      socket.on('close', () => {
        if (this.#socket !== socket) return
        this.#isEnded = true
        this.#wake?.()
      })
      socket.on('error', reject)
      this.#socket = socket
    })
  }
}
