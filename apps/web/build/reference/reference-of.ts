import type { Line, Operation, Parameter, Reference } from '../../src/pages/developers/model/reference.ts'
import { isPublic, reasonsOf } from './causes.ts'
import { type Chinese, chineseOf } from './chinese.ts'
import { type Contract, type RawOperation, type RawParameter, type Sources, schemaName } from './contract.ts'
import { readShapes, type Shapes, wordsOf } from './shapes.ts'

interface Found {
  method: string
  path: string
  raw: RawOperation
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

function operationsOf(contract: Contract): Found[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method]
      // The console is for those who run the site; its operations are no offer to others.
      return raw && raw.tags[0] !== 'admin' ? [{ method: method.toUpperCase(), path, raw }] : []
    }),
  )
}

/** What the pages for developers show, from the bundled contract and what goes with it. */
export function referenceOf(sources: Sources): Reference {
  const { contract, released } = sources
  const chinese = chineseOf(sources)
  const shapes = readShapes(contract, chinese)
  const line = ({ method, path, raw }: Found): Line => ({ method, path, title: chinese(raw.summary) })
  const found = operationsOf(contract)
  const open = found.filter(({ raw }) => isPublic(raw))
  const before = new Set(operationsOf(released).map(({ raw }) => raw.operationId))
  const groups = contract.tags
    .map(({ name, description }) => ({
      ...{ name, title: chinese(description) },
      operations: open
        .filter(({ raw }) => raw.tags[0] === name)
        .map((one) => operationOf(one, sources, shapes, chinese)),
    }))
    .filter(({ operations }) => operations.length > 0)
  return {
    version: contract.info.version,
    groups,
    schemas: shapes.named(),
    reasons: sources.reasons.filter(({ operations }) => operations.length > 0),
    closed: found.filter((one) => !open.includes(one)).map(line),
    changes: {
      added: found.filter(({ raw }) => !before.has(raw.operationId)).map(line),
      breaks: breaksOf(sources.approvedBreaks, chinese),
    },
  }
}

function operationOf(
  { method, path, raw }: Found,
  { contract, reasons }: Sources,
  shapes: Shapes,
  chinese: Chinese,
): Operation {
  const media = raw.responses['200']?.content?.['application/json']
  const parameters = (raw.parameters ?? []).map((one) => parameterOf(one, contract, chinese))
  const { auth, keyScope = '' } = raw['x-access']
  const [example] = Object.values(media?.examples ?? {})
  const value = example?.$ref ? contract.components.examples[schemaName(example.$ref)]?.value : example?.value
  return {
    ...{ id: raw.operationId, method, path, title: chinese(raw.summary), text: chinese(raw.description) },
    ...{ scope: keyScope, isPublic: auth === 'public', parameters },
    answer: shapes.shapeOf(media?.schema.properties?.['data'] ?? {}),
    example: JSON.stringify(shortened(value), null, 2),
    reasons: [...new Set(reasonsOf(path, raw, reasons).map(({ reason }) => reason))],
  }
}

const SAMPLES: Record<string, string> = { marketplace: 'temu', keyword: '手机壳' }

function parameterOf(
  { name, in: place, required = false, description, schema }: RawParameter,
  contract: Contract,
  chinese: Chinese,
): Parameter {
  const plain = schema.$ref ? (contract.components.schemas[schemaName(schema.$ref)] ?? {}) : schema
  const sample = SAMPLES[name] ?? plain.enum?.[0]
  return {
    ...{ name, place: place === 'path' ? 'path' : 'query', type: wordsOf(plain), isRequired: required },
    text: chinese(description ?? plain.description, name),
    ...(plain.default === undefined ? {} : { standard: String(plain.default) }),
    ...(sample === undefined ? {} : { sample: String(sample) }),
  }
}

/** Lists with one thing, series with three figures: enough to see the form. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const most = typeof value[0] === 'object' && value[0] !== null ? 1 : 3
    return value.slice(0, most).map(shortened)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]))
}

/** Each line is a finding, a tab or two spaces, and the reason; one reason often has many findings. */
function breaksOf(text: string, chinese: Chinese): { why: string; what: string[] }[] {
  const byReason = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [what = '', ...why] = line.split(/\t| {2,}/)
    const reason = chinese(why.join(' '))
    byReason.set(reason, [...(byReason.get(reason) ?? []), what])
  }
  return [...byReason].map(([why, what]) => ({ why, what }))
}
