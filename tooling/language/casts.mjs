/**
 * Casts through a type that says nothing, in all sources. Each hides from the compiler whether the two types have
 * anything in common: give a value its type where it comes from, or narrow it by a check. The number is the true one:
 * lower it with each cast that goes.
 */
export const MOST_CASTS = 1

const CAST = /\bas\s+(?:unknown|never|any)\s+as\b/g
/** A line that is a comment, or ends with one. */
const COMMENT = /^\s*(?:\/\/|\/?\*)|\s\/\/ \S/

/** @returns {{ line: number, hasReason: boolean }[]} a reason is a comment on the line or on the one before */
export function findCasts(text) {
  const lines = text.split('\n')
  return [...text.matchAll(CAST)].map(({ index }) => {
    const line = text.slice(0, index).split('\n').length
    const near = [lines[line - 2] ?? '', lines[line - 1] ?? '']
    return { line, hasReason: near.some((one) => COMMENT.test(one)) }
  })
}

/** What is wrong with the casts of some files, as lines to show; nothing where all is right. */
export function castFaults(files) {
  const casts = files.flatMap(({ file, text }) => findCasts(text).map((cast) => ({ file, ...cast })))
  const bare = casts.filter(({ hasReason }) => !hasReason)
  const faults = bare.map(({ file, line }) => `${file}:${line} a cast without a comment that says why`)
  if (casts.length <= MOST_CASTS) return faults
  const all = casts.map(({ file, line }) => `${file}:${line}`).join(', ')
  return [...faults, `${casts.length} casts through unknown, at most ${MOST_CASTS} are allowed: ${all}`]
}
