// Generates everything that follows from the contract. With --check it only compares and fails on drift.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const check = process.argv.includes('--check')
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
const bin = (name, dir = root) => join(dir, 'node_modules/.bin', name)
const run = (file, args, cwd = root) =>
  execFileSync(file, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })

const out = mkdtempSync(join(tmpdir(), 'haixuan-gen-'))
/** The contract as one document, its shared parts as components; made first, and read by what follows. */
const bundled = join(out, 'bundled.json')
/** Lists of marketplaces in files by hand; written first, since the contract has two of them. */
const lists = [
  'openapi/schemas/Hideable.yaml',
  'openapi/schemas/SettlementForm.yaml',
  'tooling/marketplace-names.grit',
].map((path) => ({
  path,
  make: (to) => run(process.execPath, ['tooling/write-marketplace-words.mjs', path, to]),
}))
const targets = [
  {
    path: 'packages/api-sdk/src/schema.gen.ts',
    make: (to) =>
      run(
        bin('openapi-typescript', join(root, 'packages/api-sdk')),
        [join(root, 'openapi/openapi.yaml'), '-o', to],
        join(root, 'packages/api-sdk'),
      ),
  },
  {
    path: 'apps/api/openapi.gen.json',
    make: (to) => run(process.execPath, ['tooling/contract/write-bundle.mjs', bundled, to]),
  },
  ...['json', 'yaml'].map((ending) => ({
    path: `apps/api/openapi.public.gen.${ending}`,
    make: (to) =>
      run(process.execPath, ['--import', 'tsx', 'tooling/contract/write-public.mjs', bundled, to]),
  })),
  {
    // Reads the bundle made above.
    path: 'packages/api-sdk/src/operations.gen.ts',
    make: (to) => run(process.execPath, ['tooling/write-operations.mjs', to]),
  },
  // These read the bundle made above.
  ...['bounds', 'lists'].map((which) => ({
    path: `packages/rules/src/contract/contract-${which}.gen.ts`,
    make: (to) => run(process.execPath, ['tooling/write-contract-bounds.mjs', which, to]),
  })),
  {
    path: 'packages/rules/src/contract/contract-bodies.gen.ts',
    make: (to) => run(process.execPath, ['tooling/write-body-bounds.mjs', to]),
  },
  ...[
    ['names', 'reasons.gen.ts'],
    ['statuses', 'http/reason-statuses.gen.ts'],
  ].map(([which, file]) => ({
    path: `apps/api/src/platform/${file}`,
    make: (to) => run(process.execPath, ['tooling/write-reasons.mjs', which, to]),
  })),
  {
    path: 'apps/api/src/platform/version.gen.ts',
    make: (to) => run(process.execPath, ['tooling/write-version.mjs', to]),
  },
  {
    path: 'packages/rules/src/money/minor-digits.gen.ts',
    make: (to) => run(process.execPath, ['tooling/write-minor-digits.mjs', to]),
  },
  {
    path: 'packages/rules/src/region/eu27.gen.ts',
    make: (to) => run(process.execPath, ['tooling/write-eu27.mjs', to]),
  },
  {
    path: 'mappings/mapping.schema.json',
    make: (to) => run(process.execPath, ['tooling/write-mapping-words.mjs', bundled, to]),
  },
  {
    path: 'SECURITY.md',
    make: (to) => run(process.execPath, ['tooling/contract/write-operation-count.mjs', bundled, to]),
  },
  ...['css', 'json'].map((ending) => ({
    path: `packages/ui-kit/src/tokens/tokens.gen.${ending}`,
    make: (to) => run(process.execPath, ['--import', 'tsx', 'tooling/write-tokens.mjs', to]),
  })),
]

let drift = 0
function write({ path, make }) {
  if (!check) return make(join(root, path))
  const fresh = join(out, path.replaceAll('/', '-'))
  make(fresh)
  let committed = ''
  try {
    committed = readFileSync(join(root, path), 'utf8')
  } catch {}
  if (readFileSync(fresh, 'utf8') !== committed) {
    console.error(
      `${path} does not follow from the contract or package.json. Run \`pnpm gen\` and commit the result.`,
    )
    drift++
  }
}

lists.forEach(write)
run(bin('redocly'), ['bundle', 'openapi/openapi.yaml', '--ext', 'json', '-o', bundled])
targets.forEach(write)
rmSync(out, { recursive: true })
process.exit(drift ? 1 : 0)
