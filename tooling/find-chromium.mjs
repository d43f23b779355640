// Finds a Chromium to run stories and journeys in. Order: CHROMIUM_PATH, the system's, Playwright's own,
// the headless shell inside the npm registry's @sparticuz/chromium.
import { accessSync, constants, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** The same browser without the windows around it: a fifth less work for each journey. */
export const SHELL = 'chromium-headless-shell'
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Turned off in every run. The first three are pages of the browser's own behind each address bar: a third of what a
 * new window costs, and nobody sees them. Of two such flags the last wins, so what Playwright turns off follows.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Flags every browser run of this project uses: no sandbox for containers, and no calls to the outside. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`,
]

/**
 * The same for pages of tests, whose code is gone before the last step of its optimising has paid for itself: an eighth
 * less work. Whatever is measured or photographed runs as users have it.
 */
export const TEST_CHROMIUM_ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-opt']

/**
 * The same for pages that live for seconds, as those of journeys do: no optimising pays, another eighth less work. And
 * all pages of a site share a process, where the site's code is compiled already: two fifths less for a load. It stays
 * when an empty page takes their place, as without windows it does anyway: an eighth less with them. Half a gigabyte
 * before all of their memory is searched is some fortieth less; the one page of all stories gets slower by it.
 */
export const BRIEF_CHROMIUM_ARGS = [
  ...CHROMIUM_ARGS,
  '--js-flags=--no-opt --no-maglev --initial-old-space-size=512',
  '--process-per-site',
  '--disable-site-isolation-trials',
]

const runnable = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(runnable)

async function playwrightsOwn() {
  const { chromium } = await import('playwright')
  const file = chromium.executablePath()
  return file && runnable(file) ? file : undefined
}

/**
 * Unpacks the registry's into the folder for temporary files; nothing where the registry has none. It bears its name
 * once it is whole: several steps look for it at the same time, and none may start what another is still writing.
 */
export async function fromRegistry() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const home = tmpdir()
  const ready = join(home, 'chromium')
  if (runnable(ready)) return ready
  const unpacked = mkdtempSync(join(home, 'haixuan-chromium-'))
  const { TMPDIR } = process.env
  try {
    // It unpacks itself into the folder for temporary files, wherever that is when it is asked.
    process.env.TMPDIR = unpacked
    const { default: sparticuz } = await import('@sparticuz/chromium')
    const browser = await sparticuz.executablePath()
    for (const beside of readdirSync(unpacked))
      if (join(unpacked, beside) !== browser) bring(unpacked, home, beside)
    renameSync(browser, ready)
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
    rmSync(unpacked, { recursive: true, force: true })
  }
  return ready
}

/** A folder that another step has brought meanwhile holds the same. */
function bring(from, to, name) {
  try {
    renameSync(join(from, name), join(to, name))
  } catch (error) {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  }
}

/** Whether this is a browser without windows (the registry's unpacks itself there), which sets letters elsewhere. */
export const isShell = (file) => /headless[-_]shell/.test(file) || file === join(tmpdir(), 'chromium')

/**
 * Path of a Chromium that can be started.
 * @param options.whole prefer the browser that people have to the one without windows: for pictures
 * @throws {Error} when CHROMIUM_PATH is wrong, or when there is none: the message says how to install one.
 */
export async function findChromium({ whole = false } = {}) {
  const asked = process.env.CHROMIUM_PATH
  if (asked) {
    if (runnable(asked)) return asked
    throw new Error(`CHROMIUM_PATH is ${asked}, which cannot be run. Unset it, or point it at a Chromium.`)
  }
  const names = whole ? [...SYSTEM_NAMES, SHELL] : [SHELL, ...SYSTEM_NAMES]
  const system = names.map(onPath).find(Boolean) ?? MAC_APPS.find(runnable)
  if (system) return system
  for (const look of [playwrightsOwn, fromRegistry]) {
    const found = await look().catch(() => undefined)
    if (found) return found
  }
  throw new Error(
    'No Chromium found. Install one (Debian: apt-get install chromium; else: npx playwright install chromium), or set CHROMIUM_PATH.',
  )
}
