import { createServer } from 'node:net'

/** A port of this machine that nobody listens on now, for a program that has to be told one. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((go) => probe.listen(0, '127.0.0.1', go))
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  return typeof address === 'object' && address !== null ? address.port : 0
}
