// Writes the part of the contract that keys may call, as JSON and as YAML: the server serves both.
// Arguments: the bundle as redocly makes it, the file to write (.json or .yaml). Run with `--import tsx`.
import { readFileSync, writeFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { RATES } from '../../apps/web/src/pages/developers/config/rates.ts'
import { addCommonHeaders } from './inline-shared.mjs'
import { publicContract } from './public-contract.ts'

const [bundled, to] = process.argv.slice(2)
const text = (name) => readFileSync(new URL(`../../openapi/${name}`, import.meta.url), 'utf8')
const document = publicContract(
  addCommonHeaders(JSON.parse(readFileSync(bundled, 'utf8'))),
  {
    chinese: JSON.parse(text('zh.json')),
    names: JSON.parse(text('zh-names.json')),
    reasons: JSON.parse(text('reasons.json')),
  },
  parse(text('public.yaml')),
  RATES,
)
const written = to.endsWith('.yaml')
  ? stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })
  : `${JSON.stringify(document, null, 2)}\n`
writeFileSync(to, written)
