import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

const LOOK = new URL('find-chromium.mjs', import.meta.url).href
const INSTALLED = 'chromium'
const SHELL = 'chromium-headless-shell'

/** A machine with nothing on it but what a test puts there. */
function machine() {
  const home = mkdtempSync(join(tmpdir(), 'haixuan-browsers-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const put = (path: string, mode = 0o755) => {
    const file = join(home, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '#!/bin/sh\n', { mode })
    return file
  }
  const env = {
    PATH: join(home, 'bin'),
    TMPDIR: join(home, 'tmp'),
    PLAYWRIGHT_BROWSERS_PATH: join(home, 'playwright'),
  }
  /** What is found there, in a process of its own; else what it says. */
  const script = (code: string) => `const { findChromium } = await import('${LOOK}')
      console.log(await Promise.resolve(${code}).catch(({ message }) => message))`
  const find = (code = 'findChromium()', CHROMIUM_PATH = '') => {
    const args = ['--input-type=module', '--eval', script(code)]
    return execFileSync(process.execPath, args, { env: { ...env, CHROMIUM_PATH }, encoding: 'utf8' }).trim()
  }
  return { home, env, script, put, find }
}

/** Where Playwright would have put its own. */
const PLAYWRIGHTS = `(await import('${new URL('../node_modules/playwright/index.mjs', import.meta.url).href}')).chromium.executablePath()`

test.runIf(process.platform === 'linux')('each stands back for the one before it', () => {
  const { put, find } = machine()
  // Only for processors that the registry has none for: nothing is left, and it says how to install one.
  expect(find(`(Object.defineProperty(process, 'arch', { value: 'mips' }), findChromium())`)).toMatch(
    /^No Chromium found\. Install one .*apt-get install chromium.*CHROMIUM_PATH/,
  )
  // Unpacked already, as after a first run.
  const registrys = put('tmp/chromium')
  if (process.arch === 'x64') expect(find()).toBe(registrys)
  const own = find(PLAYWRIGHTS)
  expect(own).toMatch(/\/playwright\//)
  put(own.slice(own.indexOf('playwright/')))
  expect(find()).toBe(own)
  const installed = put(`bin/${INSTALLED}`)
  expect(find()).toBe(installed)
  const shell = put(`bin/${SHELL}`)
  expect(find()).toBe(shell)
  expect(find('findChromium({ whole: true })')).toBe(installed)
  const asked = put('elsewhere/my-chromium')
  expect(find('findChromium()', asked)).toBe(asked)
})

test('a CHROMIUM_PATH that cannot be run is said, and nothing else taken instead', () => {
  const { put, find } = machine()
  put(`bin/${INSTALLED}`)
  const text = put('a-text', 0o644)
  expect(find('findChromium()', text)).toBe(
    `CHROMIUM_PATH is ${text}, which cannot be run. Unset it, or point it at a Chromium.`,
  )
})

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  "the registry's bears its name once it is whole: another step may be waiting to start it",
  async () => {
    const { home, env, script } = machine()
    mkdirSync(env.TMPDIR)
    const unpacking = spawn(process.execPath, ['--input-type=module', '--eval', script('findChromium()')], {
      env,
    })
    const ended = once(unpacking, 'close')
    const file = join(home, 'tmp/chromium')
    const seen: number[] = []
    while (unpacking.exitCode === null) {
      const size = statSync(file, { throwIfNoEntry: false })?.size
      if (size !== undefined) seen.push(size)
      await setTimeout(1)
    }
    await ended
    expect(unpacking.exitCode).toBe(0)
    expect([...new Set([...seen, statSync(file).size])]).toEqual([statSync(file).size])
    expect(execFileSync(file, ['--version'], { encoding: 'utf8' })).toMatch(
      /^(Chromium|HeadlessChrome|Google Chrome)/,
    )
  },
)
