import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'

/**
 * Lines of a stream, one by one.
 * @param most bytes of a line; a longer one is the end
 * @returns `next` gives null at the end, and again whenever it is asked afterwards
 */
export function lineReader(
  stream: Readable,
  most = Number.POSITIVE_INFINITY,
): { next(): Promise<string | null> } {
  const decoder = new StringDecoder('utf8')
  const lines: string[] = []
  let rest = ''
  let isEnded = false
  let wake: () => void = () => undefined
  const end = () => {
    isEnded = true
    wake()
  }
  stream.on('data', (part: Buffer) => {
    const parts = (rest + decoder.write(part)).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
    if (rest.length > most) end()
    wake()
  })
  stream.on('end', end)
  stream.on('close', end)
  return {
    async next() {
      while (lines.length === 0 && !isEnded)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      return lines.shift() ?? null
    },
  }
}
