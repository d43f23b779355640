// Words that names, comments and documents of this project do not use, each with what to write instead.
const TERMS = [
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'anyone who, or the noun'],
  [/\bonce more\b/i, 'again'],
  [/\bof late\b/i, 'recently'],
  [/\b(in|on) the very press\b/i, 'on the press itself'],
  [/\bgives? way\b/i, 'is replaced by, or is hidden'],
  [/\bstands?\b(?! (for|out|alone)\b)/i, 'is'],
  [/\blies\b(?! about\b)/i, 'is'],
  [/(?<![\w“'"])(he|his|him|himself)\b(?!['”"])/i, 'they, their, them'],
]
/** Nouns that say nothing; the field has its own word for each. */
const NOUNS = /(?:^|[a-z0-9_])(Desk|Place|Shelf|Shelve|World)s?(?![a-z])/

/** A comment at the end of a line follows code; one on its own line begins it. */
const COMMENT = /^\s*(?:\/\/|\/?\*)(.*)$|\s\/\/ (.*)$|\/\*\*? (.*)/
const NAMES =
  /^export (?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) ([\w$]+)|^export (?:type )?\{([^}]*)\}/gm

function linesToRead(file, text) {
  const lines = text.split('\n')
  if (!file.endsWith('.md')) return lines.map((line) => COMMENT.exec(line)?.slice(1).find(Boolean) ?? '')
  let isCode = false
  return lines.map((line) => {
    if (/^\s*```/.test(line)) isCode = !isCode
    return isCode ? '' : line.replace(/`[^`]*`/g, '')
  })
}

function exportedNames(text) {
  return [...text.matchAll(NAMES)].flatMap(([, name, list]) =>
    name ? [name] : list.split(',').map((entry) => /([\w$]+)\s*$/.exec(entry)?.[1] ?? ''),
  )
}

/**
 * What a file says in words that are not used here.
 * @returns {{ line: number, text: string }[]} `line` is 0 for names
 */
export function findWords(file, text) {
  const words = linesToRead(file, text).flatMap((line, at) =>
    TERMS.filter(([term]) => term.test(line)).map(([term, instead]) => ({
      line: at + 1,
      text: `"${term.exec(line)[0].trim()}": write ${instead}`,
    })),
  )
  if (file.endsWith('.md')) return words
  const names = exportedNames(text)
    .filter((name) => NOUNS.test(name))
    .map((name) => ({ line: 0, text: `the export ${name}: docs/glossary.md has the word for it` }))
  return [...words, ...names]
}
