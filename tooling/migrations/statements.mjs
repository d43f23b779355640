/**
 * The statements of a migration, in lower case, with one space between words and without comments and texts.
 * @returns {string[]}
 */
export function statementsOf(sql) {
  const plain = sql
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g, (found) => (found.startsWith("'") ? "''" : ' '))
    .replaceAll('"', '')
    .toLowerCase()
  return plain
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')
}

/** Lines like `-- oldest: 0.1.0` before the first statement, by their names; a line without a colon has the value ''. */
export function headOf(sql) {
  const [head = ''] = /^(?:--.*\n|\s*\n)*/.exec(sql.replaceAll('\r\n', '\n')) ?? []
  const lines = head.matchAll(
    /^-- (release|oldest|contracts|old servers|outside a transaction)(?:: *(.*?))? *$/gm,
  )
  return Object.fromEntries([...lines].map(([, key, value = '']) => [key, value]))
}

/** Parts of a list that are separated by commas outside of brackets. */
export function listed(text) {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}
