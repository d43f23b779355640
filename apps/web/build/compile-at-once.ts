import type { Plugin } from 'vite'

/** What Chromium calls the wish (explicit compile hints): all functions of a file, not each at its first call. */
const WISH = '//# allFunctionsCalledOnLoad\n'

/**
 * Asks browsers to compile the named files whole while they load, beside the page: what the first press on a filter
 * runs for the first time is then ready. Others take it for a comment.
 */
export function compileAtOnce(names: readonly string[]): Plugin {
  return {
    name: 'haixuan:compile-at-once',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && names.includes(chunk.name)) chunk.code = WISH + chunk.code
      },
    },
  }
}
