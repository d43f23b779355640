// Runs pnpm from scripts, whether pnpm, npm or node started them.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** The pnpm that runs this, or the one of `npm test`; its store makes an installation a matter of seconds. */
const pinnedPnpm = scripts.test.match(/pnpm@[\d.]+/)?.[0] ?? 'pnpm'

/** Runs pnpm in a folder and returns what it printed. @throws Error with its output */
export function pnpm(args, cwd) {
  const self = process.env.npm_execpath
  const [file, before] = self?.includes('pnpm') ? [self, []] : ['npx', ['-y', pinnedPnpm]]
  const [command, all] = /\.[cm]?js$/.test(file)
    ? [process.execPath, [file, ...before, ...args]]
    : [file, [...before, ...args]]
  const { NODE_ENV: _, ...env } = process.env
  try {
    return execFileSync(command, all, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    throw new Error(`pnpm ${args.join(' ')} failed in ${cwd}:\n${error.stdout}\n${error.stderr}`)
  }
}
