// Puts the npm registry's browser without windows where `.ci/run` has it on the path, as if the system had it: it is
// an official build, optimised by profiles of what browsers do, and does the same journeys with a seventh less work.
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SHELL } from './find-chromium.mjs'
import { installWhenChanged, root } from './install.mjs'

/** Made anew at each call: a new version of the package takes the old one's place. */
const FOLDER = join(root, 'node_modules/.cache/registry-shell')

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.error(
    `The registry has no ${SHELL} for ${process.platform} ${process.arch}: the system's is taken.`,
  )
  process.exit()
}
installWhenChanged()
mkdirSync(dirname(FOLDER), { recursive: true })
// Made beside it and renamed: a run that was broken off leaves no half of a browser.
const unpacked = mkdtempSync(`${FOLDER}-`)
try {
  // It unpacks itself into the folder for temporary files, wherever that is when it is asked.
  process.env.TMPDIR = unpacked
  const { default: sparticuz } = await import('@sparticuz/chromium')
  renameSync(await sparticuz.executablePath(), join(unpacked, SHELL))
  rmSync(FOLDER, { recursive: true, force: true })
  renameSync(unpacked, FOLDER)
} finally {
  rmSync(unpacked, { recursive: true, force: true })
}
