import { isPublic, reasonsOf } from '../../apps/web/build/reference/causes.ts'
import { type Chinese, chineseOf } from '../../apps/web/build/reference/chinese.ts'
import type { RawOperation, Sources } from '../../apps/web/build/reference/contract.ts'

type Tree = { [key: string]: unknown }

/** openapi/public.yaml */
interface PublicTexts {
  info: { title: string; summary: string; description: string }
  contact: string
  documentation: string
  apiKey: string
}
interface Rate {
  name: string
  perMinute: number
  perDay: number
}

/** Stands for the origin of the host that serves the document; the server writes its own. */
const ORIGIN = 'https://origin.invalid'

const isTree = (node: unknown): node is Tree =>
  typeof node === 'object' && node !== null && !Array.isArray(node)

/**
 * The part of the contract that keys may call, in Chinese, with the schemas that it needs and no others.
 * @param bundled the contract as one document, its shared parts as components
 */
export function publicContract(
  bundled: Tree,
  sources: Pick<Sources, 'chinese' | 'names' | 'reasons'>,
  texts: PublicTexts,
  rates: readonly Rate[],
): Tree {
  const chinese = chineseOf(sources)
  const { info, paths, tags, components } = bundled as {
    info: { version: string }
    paths: Record<string, Record<string, RawOperation>>
    tags: { name: string; description: string }[]
    components: Record<string, Tree>
  }
  const open = Object.entries(paths).flatMap(([path, item]) => {
    const kept = Object.entries(item).filter(([, raw]) => isPublic(raw))
    return kept.length > 0 ? [[path, kept] as const] : []
  })
  const operations = open.map(([path, kept]): [string, Tree] => [
    path,
    Object.fromEntries(kept.map(([method, raw]) => [method, operationOf(path, raw, sources)])),
  ])
  const used = new Set(open.flatMap(([, kept]) => kept.flatMap(([, raw]) => raw.tags)))
  const picked = Object.fromEntries(operations)
  const failures = sources.reasons.filter(({ operations: causes }) => causes.length > 0)
  const needed = componentsOf(picked, components)
  return {
    openapi: '3.1.0',
    info: {
      ...{ title: texts.info.title, version: info.version, summary: texts.info.summary },
      description: texts.info.description.replace('{{rates}}', tableOfRates(rates)),
      contact: { name: texts.contact, url: `${ORIGIN}/developers` },
    },
    externalDocs: { description: texts.documentation, url: `${ORIGIN}/developers?tab=reference` },
    servers: [{ url: ORIGIN }],
    tags: tags
      .filter(({ name }) => used.has(name))
      .map(({ name, description }) => ({ name, description: chinese(description) })),
    paths: inChinese(picked, chinese),
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: texts.apiKey } },
      ...withReasons(inChinese(needed, chinese) as Record<string, Tree>, failures),
    },
  }
}

/** Security and reasons instead of what only the server reads. */
function operationOf(path: string, raw: RawOperation, { reasons }: Pick<Sources, 'reasons'>): Tree {
  const { auth, keyScope = '' } = raw['x-access']
  const named = { apiKey: keyScope === 'any' ? [] : [keyScope] }
  return {
    ...withoutOwnMarks(raw),
    security: auth === 'public' ? [{}, named] : [named],
    'x-reasons': [...new Set(reasonsOf(path, raw, reasons).map(({ reason }) => reason))],
  }
}

const withoutOwnMarks = (node: object): Tree =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !key.startsWith('x-')))

/** What is reached by reference, in the order of the contract. */
function componentsOf(from: Tree, all: Record<string, Tree>): Record<string, Tree> {
  const reached = new Set<string>()
  const reach = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) reach(one)
    if (!isTree(node)) return
    const { $ref } = node
    if (typeof $ref === 'string' && !reached.has($ref)) {
      reached.add($ref)
      const [kind = '', name = ''] = $ref.split('/').slice(-2)
      const target = all[kind]?.[name]
      if (target === undefined) throw new Error(`${$ref} leads nowhere`)
      reach(target)
    }
    for (const inner of Object.values(node)) reach(inner)
  }
  reach(from)
  const kept = Object.entries(all).map(([kind, named]): [string, Tree] => [
    kind,
    Object.fromEntries(Object.entries(named).filter(([name]) => reached.has(`#/components/${kind}/${name}`))),
  ])
  return Object.fromEntries(kept.filter(([, named]) => Object.keys(named).length > 0))
}

/** Texts in Chinese; parameters and properties without a text get that of their name. Private marks are removed. */
function inChinese(node: unknown, chinese: Chinese): unknown {
  if (Array.isArray(node)) return node.map((one) => inChinese(one, chinese))
  if (!isTree(node)) return node
  const isParameter = typeof node['name'] === 'string' && typeof node['in'] === 'string'
  const entries = Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
    // Values of an example are data, whatever they are called.
    if (key === 'value' || key === 'example' || key === 'x-reasons') return [[key, value]]
    if (key.startsWith('x-')) return []
    if ((key === 'description' || key === 'summary') && typeof value === 'string') {
      // What an example shows is said for those who write the contract.
      if ('value' in node) return []
      return [[key, chinese(value)]]
    }
    if (key === 'properties' && isTree(value)) return [[key, propertiesOf(value, chinese)]]
    return [[key, inChinese(value, chinese)]]
  })
  const own = Object.fromEntries(entries)
  if (!isParameter || own['description'] !== undefined) return own
  const text = chinese(undefined, node['name'] as string)
  return text === '' ? own : { ...own, description: text }
}

function propertiesOf(properties: Tree, chinese: Chinese): Tree {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const own = inChinese(property, chinese) as Tree
      const text = chinese(undefined, name)
      const isNamed =
        own['description'] !== undefined || own['$ref'] !== undefined || own['const'] !== undefined
      return [name, isNamed || text === '' ? own : { ...own, description: text }]
    }),
  )
}

/** The reasons belong to the one answer that all failures have. */
function withReasons(components: Record<string, Tree>, reasons: Sources['reasons']): Record<string, Tree> {
  const { Failure } = (components['responses'] ?? {}) as { Failure?: Tree }
  if (!Failure) throw new Error('The contract has no answer Failure')
  const rows = reasons.map(
    ({ status, reason, means, todo }) => `| ${status} | \`${reason}\` | ${means} | ${todo} |`,
  )
  const table = ['| 状态码 | reason | 含义 | 处理 |', '|---|---|---|---|', ...rows].join('\n')
  Failure['description'] = `${String(Failure['description'])}\n\n${table}`
  return components
}

function tableOfRates(rates: readonly Rate[]): string {
  const rows = rates.map(({ name, perMinute, perDay }) => `| ${name} | ${perMinute} | ${perDay} |`)
  return ['| 会员等级 | 每分钟次数 | 每日次数 |', '|---|---|---|', ...rows].join('\n')
}
