// `npm test`: everything that must hold, what is read before what is run. Goes on after a failure so that one run shows all of
// them. Names as arguments run only those steps: `pnpm check types lint`.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { scratchFolder } from './scratch-folder.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const node = (file, ...args) => ['node', `tooling/${file}.mjs`, ...args]

/**
 * Steps of one stage run side by side, so many at a time, those that take longest first; a stage starts when the one
 * before has ended.
 */
const AT_ONCE = 3
const STAGES = [
  [{ name: 'install', run: ['pnpm', 'install', '--frozen-lockfile'] }],
  [
    { name: 'generated', run: node('gen', '--check') },
    { name: 'types', run: ['pnpm', 'exec', 'tsc', '-b'] },
  ],
  [
    { name: 'label package', run: node('label/package-test') },
    { name: 'kit package', run: node('kit/package-test') },
    { name: 'build', run: ['pnpm', 'run', 'build'] },
    { name: 'sdk package', run: node('sdk/package-test') },
    { name: 'lint', run: ['pnpm', 'exec', 'biome', 'check', '--error-on-warnings', '.'] },
    { name: 'dead code', run: ['pnpm', 'exec', 'knip'] },
    { name: 'slices', run: ['pnpm', 'exec', 'steiger', 'apps/web/src', '--fail-on-warnings'] },
    { name: 'contract', run: ['pnpm', 'exec', 'redocly', 'lint', 'openapi/openapi.yaml'] },
    { name: 'walls', run: node('walls/run') },
    { name: 'breaking', run: node('breaking') },
    { name: 'floors', run: node('floors') },
    { name: 'kit complete', run: node('kit/complete') },
  ],
  // One more than cores: many of these files wait for a server or a database. So do the stories for what comes late,
  // and the pictures for the screen.
  [
    {
      name: 'unit and api',
      run: ['pnpm', 'exec', 'vitest', 'run', '--project', 'unit-*', '--maxWorkers', '3'],
    },
    { name: 'stories', run: ['pnpm', 'exec', 'vitest', 'run', '--project', 'stories'] },
    { name: 'kit pictures', run: node('kit/pictures') },
  ],
  [{ name: 'journeys', run: ['pnpm', 'exec', 'playwright', 'test'] }],
]

const env = {
  ...process.env,
  NODE_ENV: 'test',
  TMPDIR: scratchFolder(),
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
}

function run({ name, run: [command, ...args] }) {
  const started = Date.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    const end = (passed) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      if (!passed) console.log(`\n── ${name} ──\n${output}`)
      console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)${passed ? summary(output) : ''}`)
      resolve(passed)
    }
    child.on('error', (error) => {
      output += error.message
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}

/** The line of a tool's report that says how much it looked at. */
function summary(output) {
  const plain = stripVTControlCharacters(output)
  const line = plain
    .match(/^ *Tests +.+$|^ *\d+ passed.*$|^(walls|floors|contract|kit \w+|sdk \w+|label \w+): .+$/gm)
    ?.at(-1)
  return line ? `: ${line.trim().replace(/^Tests +/, '')}` : ''
}

const wanted = process.argv.slice(2)
let [passed, failed] = [0, 0]
const started = Date.now()
for (const stage of STAGES) {
  const steps = stage.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const waiting = [...steps]
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) (await run(step)) ? passed++ : failed++
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  if (failed && stage === STAGES[0]) break
}
console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} s in all`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
