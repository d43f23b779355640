// Packs the SDK into the built site, which serves it: the quick start of /developers installs it from there.
// Runs after the build of the site: node tooling/sdk/tarball.mjs
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pnpm } from '../pnpm.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const out = join(root, 'apps/web/dist/sdk')

mkdirSync(out, { recursive: true })
// On the same disk, so that the site never serves half a file.
const draft = mkdtempSync(join(out, '.draft-'))
pnpm(['pack', '--pack-destination', draft], join(root, 'packages/api-sdk'))
const [name] = readdirSync(draft)
renameSync(join(draft, name), join(out, name))
rmSync(draft, { recursive: true })
console.log(`apps/web/dist/sdk/${name}`)
