import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { serverBundle } from './server-bundle.mjs'
import { SERVER_FLAGS } from './server-flags.mjs'

/** What is loaded before the first line of a file runs. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, name] of readFileSync(file, 'utf8').matchAll(/^import .*"\.\/([^"]+)";$/gm))
    loadedWith(join(dirname(file), name ?? ''), seen)
  return seen
}

test('help and a slip of the finger load no package and no command', () => {
  const loaded = [...loadedWith(serverBundle().commandLine)]
  expect(loaded.join()).toContain('help-text')
  expect(loaded.join()).not.toMatch(/packages|-command|database/)
})

test('an error names the line of its source', async () => {
  const shows = 'process.stderr.write=()=>{console.log(new Error().stack);process.exit()}'
  const args = [...SERVER_FLAGS, '--import', `data:text/javascript,${shows}`, serverBundle().server]
  const said = await new Promise((done) =>
    execFile(process.execPath, args, { env: { ...process.env, PORT: 'none' } }, (_error, out) => done(out)),
  )
  expect(said).toMatch(/apps\/api\/src\/main\.ts:\d+/)
})
