// `npm test`: everything that must hold, what is read before what is run. Continues after a failure so that one run shows all of
// them. Names as arguments run only those steps: `pnpm check types lint`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { scratchFolder } from './scratch-folder.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const node = (file, ...args) => ['node', `tooling/${file}.mjs`, ...args]

/** So many steps run side by side: one more than cores, for every step waits now and then. */
const AT_ONCE = 3
/**
 * A stage starts when the one before has ended; its steps in this order, those that take longest first. Steps in
 * brackets run one after the other. Steps that nothing waits for run at lower priority.
 */
const STAGES = [
  [{ name: 'install', run: ['pnpm', 'install', '--frozen-lockfile'] }],
  [
    [
      // In one thread: several would each find out the same of the libraries' types, and the other core has work.
      { name: 'types', run: ['pnpm', 'exec', 'tsc', '-b', '--singleThreaded'], isAwaited: true },
      // Takes the types that the compiler has just written, and the kit that the next step has packed meanwhile.
      { name: 'label package', run: node('label/package-test'), isAwaited: true },
    ],
    { name: 'kit package', run: node('kit/package-test') },
    { name: 'build', run: ['pnpm', 'run', 'build'] },
    { name: 'dead code', run: ['pnpm', 'exec', 'knip'] },
    { name: 'lint', run: ['pnpm', 'exec', 'biome', 'check', '--error-on-warnings', '.'] },
    { name: 'slices', run: ['pnpm', 'exec', 'steiger', 'apps/web/src', '--fail-on-warnings'] },
    { name: 'sdk package', run: node('sdk/package-test') },
    { name: 'boundaries', run: node('boundaries/run') },
    { name: 'server modules', run: node('boundaries/server-modules') },
    { name: 'language', run: node('language/check') },
    { name: 'migrations', run: node('migrations/check') },
    { name: 'generated', run: node('gen', '--check') },
    { name: 'contract', run: ['pnpm', 'exec', 'redocly', 'lint', 'openapi/openapi.yaml'] },
    // It says by its own means who may call: redocly.yaml asks that of the sources.
    {
      name: 'public contract',
      run: [
        ...['pnpm', 'exec', 'redocly', 'lint', 'apps/api/openapi.public.gen.yaml'],
        ...['--skip-rule', 'rule/x-access-required'],
      ],
    },
    { name: 'floors', run: node('floors') },
    { name: 'notices', run: node('notices', '--check') },
    { name: 'breaking', run: node('breaking') },
    { name: 'kit complete', run: node('kit/complete') },
  ],
  // As many workers as cores in each lane: more would only push each other aside. Journeys are waited for, because they
  // leave a part of the cores unused; the unit tests take it, and at the end all of it.
  [
    {
      name: 'unit and api',
      run: ['pnpm', 'exec', 'vitest', 'run', '--config', 'vitest.units.config.ts', '--maxWorkers', '2'],
    },
    [
      {
        name: 'stories',
        run: ['pnpm', 'exec', 'vitest', 'run', '--project', 'stories'],
        isAwaited: true,
      },
      { name: 'kit pictures', run: node('kit/pictures'), isAwaited: true },
      { name: 'demo data', run: node('journey-data'), isAwaited: true },
      {
        name: 'journeys',
        run: ['pnpm', 'exec', 'playwright', 'test', '--workers', '2'],
        isAwaited: true,
      },
    ],
  ],
]

const scratch = scratchFolder()
const env = {
  ...process.env,
  NODE_ENV: 'test',
  TMPDIR: scratch,
  E2E_FIRST_DATA: join(scratch, 'journey-data'),
  PACKED: join(scratch, 'packed'),
  // The compiler is written in Go, and collects its garbage less often when it may keep more: a gigabyte, not a half.
  GOGC: '400',
  // The bundler is written in Rust, and its allocator would have pages of 2 MB cleared of which it uses a corner.
  MIMALLOC_ALLOW_THP: '0',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
}

/**
 * A step of lower priority still gets all time that no other step needs. Not `os.setPriority` afterwards: a program that has threads by
 * then starts its own programs without it, and of a hundred starts on a busy machine one was late.
 */
const GIVING_WAY = process.platform === 'win32' ? [] : ['nice', '-n', '10']

function run({ name, run: line }, givesWay) {
  const started = Date.now()
  const [command, ...args] = givesWay ? [...GIVING_WAY, ...line] : line
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
    .match(
      /^ *Tests +.+$|^ *\d+ passed.*$|^(boundaries|language|migrations|floors|notices|contract|kit \w+|sdk \w+|label \w+): .+$/gm,
    )
    ?.at(-1)
  // A journey that held at its second try only is somebody's work, though the run is green.
  const [flaky] = plain.match(/^ *\d+ flaky\n(?: {4,}\S.*\n)+/m) ?? []
  const rest = flaky ? `\n${flaky.replace(/ *─+$/gm, '').trimEnd()}` : ''
  return (line ? `: ${line.trim().replace(/^Tests +/, '')}` : '') + rest
}

const wanted = process.argv.slice(2)
let [passed, failed] = [0, 0]
const started = Date.now()
for (const stage of STAGES) {
  const waiting = stage
    .map((steps) => [steps].flat().filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
    .filter((steps) => steps.length > 0)
  const isAwaited = waiting.flat().some((step) => step.isAwaited)
  const lane = async () => {
    for (let steps = waiting.shift(); steps; steps = waiting.shift())
      for (const step of steps) (await run(step, isAwaited && !step.isAwaited)) ? passed++ : failed++
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  if (failed && stage === STAGES[0]) break
}
console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} s in all`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
