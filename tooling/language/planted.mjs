import { MOST_CASTS } from './casts.mjs'

const plant = (file, ...texts) => texts.map((text) => ({ file, text }))

/** Each breaks one rule. */
export const planted = [
  ...plant(
    'a.ts',
    'export interface ExportDesk {}',
    'export const rankPlace = 1',
    'export type Shelf = string',
    'export function makeWorld() {}',
    "export { type A, b as LabelShelf } from './b.ts'",
    '// Loads the rows anew.',
    '/** Whoever calls it waits. */',
    ' * The user keeps his labels.',
    'call() // he may wait',
    '/** Asks in the very press. */',
    '// The lock gives way.',
    '/** What stands in the row. */',
    '// The file lies beside the code.',
    '// Reads it once more.',
  ),
  ...plant('a.css', '/* Drawn anew. */'),
  ...plant('a.md', 'Who signs in sees his labels.'),
]

const CAST = 'export const a = b as unknown as string\n'
const why = (text) => `// The driver has no type for it.\n${text}`

/** Each breaks the rule of casts. */
export const plantedCasts = [
  plant('a.ts', CAST),
  plant('a.ts', CAST.replace('unknown', 'never')),
  plant('a.ts', CAST.replace('unknown', 'any')),
  plant('a.ts', 'export const a = b as unknown\n  as string\n'),
  plant('a.ts', why(`export const c = 1\n${CAST}`)),
  plant('a.ts', ...Array.from({ length: MOST_CASTS + 1 }, () => why(CAST))),
]

/** None of these breaks it. */
export const validCasts = [
  plant('a.ts', ...Array.from({ length: MOST_CASTS }, () => why(CAST))),
  plant('a.ts', `/** The driver has no type for it. */\n${CAST}`.repeat(MOST_CASTS)),
  plant('a.ts', CAST.replace('\n', ' // The driver has no type for it.\n').repeat(MOST_CASTS)),
  plant('a.ts', "export const a = b as string\nexport const c = 'was unknown as such'\n"),
]

/** None of these breaks a rule. */
export const valid = [
  ...plant(
    'a.ts',
    'export const placeBarcode = 1',
    'export type Marketplace = string',
    'export const Placeholder = 1',
    'export const temuWorldrank = 1',
    "const anew = 'whoever'",
    '// -1 stands for a missing figure.',
    '/** This history is theirs. */',
  ),
  ...plant('a.md', 'The parameter `his` is passed on.', '```\nconst his = 1\n```'),
]
