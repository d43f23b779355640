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
