// Step `sdk package` of `npm test`: packs the SDK, installs the tarball in a new project outside the workspace, checks
// the types of its callers there, calls a server from Node, bundles a page with Vite and calls the server from Chromium.
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../find-chromium.mjs'
import { freshProject, pinned } from '../fresh-project.mjs'
import { checkManifest, packageChecks } from '../package-checks.mjs'
import { fixtureServer } from './fixture-server.mjs'

const KEY = 'hxk_fixture'
/** Bytes that the client may add to a page, compressed: openapi-fetch and the list of operations are most of it. */
const MOST_GZIP = 10_240
const { check, broke, end } = packageChecks()

// Not the synchronous one: the server that the child calls runs in this very process.
const run = async (folder, file, args = [], env = {}) =>
  (
    await promisify(execFile)(process.execPath, [join(folder, file), ...args], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      encoding: 'utf8',
    })
  ).stdout

function manifest(folder, packed) {
  const names = packed.map((name) => name.replace('package/', ''))
  const strange = names.filter(
    (name) => !/^(dist\/[\w.-]+\.(js|d\.ts)|README\.md|package\.json|LICENSE)$/.test(name),
  )
  check('the tarball holds what is built and nothing else', strange.length === 0, strange)
  check('no test is in it', !names.some((name) => name.includes('.test.')), names)
  const home = join(folder, 'node_modules/@haixuan/api-sdk')
  const about = checkManifest(check, home, 4)
  check(
    'it says that it is an ES module without side effects',
    about.type === 'module' && about.sideEffects === false,
    about,
  )
  check(
    'it names a licence and may be published',
    about.license !== undefined && about.private === undefined,
    about,
  )
}

/** The same three calls, wherever they are made from. */
function told(where, text, seen) {
  let answer
  try {
    answer = JSON.parse(text)
  } catch {
    return check(`${where}: the calls answer`, false, text)
  }
  check(`${where}: a page of products`, answer.count > 0 && typeof answer.title === 'string', answer)
  check(`${where}: a refusal is a HaixuanError`, answer.refused === '401 sign_in_required', answer.refused)
  const search =
    'GET /api/temu/goods/search?keyword=%E6%89%8B%E6%9C%BA%E5%A3%B3&sort=daily_sales%3Adesc&limit=5'
  check(
    `${where}: the address is that of the contract`,
    decodeURIComponent(seen[0] ?? '') === decodeURIComponent(search),
    seen,
  )
}

/** As the quick start of /developers says: npm takes the tarball from the site that serves it. */
async function fromSite(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'haixuan-from-site-'))
  const site = createServer((_request, answer) => answer.end(readFileSync(tarball)))
  await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve))
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
    const address = `http://127.0.0.1:${site.address().port}/sdk/${basename(tarball)}`
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    await promisify(execFile)(npm, ['install', '--no-audit', '--no-fund', address], { cwd: folder })
    writeFileSync(
      join(folder, 'call.mjs'),
      "import * as sdk from '@haixuan/api-sdk'\nconsole.log(typeof sdk.createHaixuanClient)\n",
    )
    check('npm installs it from the site', (await run(folder, 'call.mjs')).trim() === 'function', address)
  } finally {
    site.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function inBrowser({ origin, seen }) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage()
    const complaints = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    seen.length = 0
    await page.goto(origin)
    await page.waitForFunction(() => document.title !== '', undefined, { timeout: 15_000 })
    told('browser', await page.title(), seen)
    check('browser: no error of the page', complaints.length === 0, complaints)
  } finally {
    await browser.close()
  }
}

const weigh = (folder, dist) =>
  readdirSync(join(folder, dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, dist, 'assets', name))).length, 0)

const dependencies = Object.fromEntries(
  ['vite', 'typescript', '@types/node'].map((name) => [name, pinned(name)]),
)
const source = fileURLToPath(new URL('consumer', import.meta.url))
const project = freshProject({ home: 'packages/api-sdk', source, dependencies })
const server = await fixtureServer({ token: KEY, files: join(project.folder, 'dist') })
let bytes = 0
try {
  const { folder } = project
  manifest(folder, project.packed)
  await run(folder, 'node_modules/typescript/bin/tsc', ['-p', '.'])
  told(
    'node',
    await run(folder, 'built/node.js', [], { ORIGIN: server.origin, HAIXUAN_KEY: KEY }),
    server.seen,
  )
  await run(folder, 'node_modules/vite/bin/vite.js', ['build', '--logLevel', 'error'])
  bytes = weigh(folder, 'dist')
  check(`the page is at most ${MOST_GZIP} bytes, compressed`, bytes > 0 && bytes <= MOST_GZIP, bytes)
  await inBrowser(server)
  await fromSite(project.tarball)
  await run(folder, 'node_modules/vite/bin/vite.js', [
    ...['build', '--logLevel', 'error', '--outDir', 'only-types', '--ssr', 'only-types.ts'],
  ])
  const bare = readFileSync(join(folder, 'only-types/only-types.js'), 'utf8')
  check(
    'who uses only its types bundles nothing of it',
    !/openapi|createClient/.test(bare),
    bare.slice(0, 300),
  )
} catch (error) {
  broke(error)
} finally {
  await server.close()
  project.remove()
}
end('sdk package', `, ${(bytes / 1024).toFixed(1)} kB gzip in a page`)
