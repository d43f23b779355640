import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WireCutter } from './wire-units.ts'

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
function startup(body: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeInt32BE(body.length + 4, 0)
  return Buffer.concat([head, body])
}
const body = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes))
const unit = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom('P', 'B', 'D', 'E'), body), { maxLength: 4 }),
    fc.constantFrom('S', 'Q', 'H'),
    body,
  )
  .map(([inner, last, lastBody]) => ({
    bytes: Buffer.concat([
      ...inner.map(([type, content]) => message(type, content)),
      message(last, lastBody),
    ]),
    endsInReady: last !== 'H',
  }))

test('cuts the same units however the bytes are split', () => {
  fc.assert(
    fc.property(
      body,
      fc.array(unit, { maxLength: 6 }),
      fc.array(fc.nat(), { maxLength: 8 }),
      (first, units, cuts) => {
        const all = Buffer.concat([startup(first), ...units.map((each) => each.bytes)])
        const points = [0, ...cuts.map((cut) => cut % (all.length + 1)).sort((a, b) => a - b), all.length]
        const cutter = new WireCutter()
        const found = points.slice(1).flatMap((to, n) => cutter.push(all.subarray(points[n], to)))
        expect(found.map((each) => [each.kind, each.bytes.toString('hex'), each.endsInReady])).toEqual([
          ['start', startup(first).toString('hex'), true],
          ...units.map((each) => ['wire', each.bytes.toString('hex'), each.endsInReady]),
        ])
      },
    ),
  )
})

test('tells the end of a connection from a statement', () => {
  const cutter = new WireCutter()
  const units = cutter.push(Buffer.concat([startup(Buffer.from('x')), message('X', Buffer.alloc(0))]))
  expect(units.map((each) => each.kind)).toEqual(['start', 'end'])
})
