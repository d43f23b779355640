import { type Item, isBody, isDrawing, isText, Machine, stringOf, tokensOf } from './postscript.fixture.ts'

/** One assertion of BWIPP's tests. */
export interface Vector {
  /** Line of the file, from 1. */
  line: number
  /** Bytes as characters. */
  data: string
  options: ReadonlyMap<string, string>
  /** What is read of the symbol, such as `sbs`; empty when it is judged as a whole. */
  read: readonly string[]
  expected: Item
  isRefused: boolean
}

const JUDGES = /^(isEqual|isError|debugIsEqual|\w+_tmpl(_\w+)?)$/
const GLOBAL = 'uk.co.terryburton.bwipp.global_ctx'

const optionsOf = (text: string) =>
  new Map(
    text
      .split(' ')
      .filter((word) => word !== '')
      .map((word): [string, string] => {
        const [key = '', value = ''] = word.split('=')
        return [key, value]
      }),
  )

/** What a template writes itself: its options, null when the test gives them, and what it reads. */
function templateOf(template: Item | undefined): { options: string | null; read: string[] } {
  const bodies = isBody(template)
    ? template.body.flatMap((token) => ('body' in token ? [token.body] : []))
    : []
  const words = bodies.flat()
  const texts = words.flatMap((token) => ('text' in token ? [stringOf(token.text)] : []))
  const takesTwo = bodies.some(([one, two]) => one && two && 'number' in one && 'number' in two)
  return {
    options: takesTwo ? null : (texts[0] ?? ''),
    read: words.flatMap((token) => ('name' in token && token.name !== 'ai' ? [token.name] : [])),
  }
}

function askedFor(machine: Machine, stack: readonly Item[], judge: string) {
  const under = stack.at(-2)
  if (isBody(under)) {
    const drawn = machine.call(under.body)
    return { ...drawn, read: machine.stack.filter(isDrawing).flatMap(({ read }) => read) }
  }
  if (isDrawing(under)) return under
  const texts = stack.filter(isText).map(stringOf)
  const { options, read } = templateOf(machine.names.get(judge))
  const [last = '', before = ''] = texts.reverse()
  return options === null ? { data: before, options: last, read } : { data: last, options, read }
}

/** Every assertion of a test file of BWIPP, in its order. */
export function vectorsOf(source: string, encoder: string): Vector[] {
  const machine = new Machine(encoder)
  const vectors: Vector[] = []
  for (const token of tokensOf(source)) {
    if (!('word' in token) || !JUDGES.test(token.word)) {
      machine.step(token)
      continue
    }
    const stack = machine.stack
    machine.stack = []
    const { data = '', options = '', read } = askedFor(machine, stack, token.word)
    machine.stack = []
    const expected = stack.at(-1) ?? null
    const isLoose = JSON.stringify(machine.names.get(GLOBAL) ?? null).includes('loosespec')
    vectors.push({
      line: token.at,
      data,
      options: optionsOf(isLoose ? `${options} loosespec` : options),
      read: read.filter((name) => name !== ''),
      expected,
      isRefused: typeof expected === 'object' && expected !== null && 'name' in expected,
    })
  }
  return vectors
}
