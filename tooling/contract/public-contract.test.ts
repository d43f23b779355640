import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { publicContract } from './public-contract.ts'

type Tree = Record<string, unknown>

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FILE = join(ROOT, 'apps/api/openapi.public.gen.json')
const document = JSON.parse(readFileSync(FILE, 'utf8')) as {
  paths: Record<string, Record<string, Tree>>
  components: Record<string, Tree>
}

/** Every object of a document with the path that leads to it, but for the values of examples. */
function* nodesOf(node: unknown, where = ''): Generator<[string, Tree]> {
  if (Array.isArray(node)) {
    for (const [at, one] of node.entries()) yield* nodesOf(one, `${where}[${at}]`)
  } else if (typeof node === 'object' && node !== null) {
    yield [where, node as Tree]
    for (const [key, inner] of Object.entries(node))
      if (key !== 'value' && key !== 'example') yield* nodesOf(inner, `${where}/${key}`)
  }
}

test('every text is Chinese, and nothing that a caller meets is without one', () => {
  const isChinese = (text: unknown) =>
    typeof text === 'string' &&
    (/\p{Script=Han}/u.test(text) || /^(ID|Temu (regionId|siteId)|ISO 4217)?。?$/.test(text))
  const lacking: string[] = []
  for (const [where, node] of nodesOf(document)) {
    // The children of `properties` are named by the contract, and may be called description.
    if (where.endsWith('/properties')) {
      for (const [name, property] of Object.entries(node) as [string, Tree][])
        if (!property['description'] && !property['$ref'] && !('const' in property))
          lacking.push(`${where}/${name}: nothing`)
      continue
    }
    for (const key of ['description', 'summary', 'title'])
      if (typeof node[key] === 'string' && !isChinese(node[key])) lacking.push(`${where}: ${node[key]}`)
    if (node['in'] !== undefined && !node['description']) lacking.push(`${where}: nothing`)
    if (node['operationId'] !== undefined && !node['summary']) lacking.push(`${where}: no title`)
  }
  expect(lacking).toEqual([])
})

test('no private mark and no unused part is in it', () => {
  const marks = [...nodesOf(document)].flatMap(([, node]) =>
    Object.keys(node).filter((key) => key.startsWith('x-')),
  )
  expect(new Set(marks)).toEqual(new Set(['x-reasons']))
  const text = JSON.stringify(document)
  for (const [kind, named] of Object.entries(document.components)) {
    if (kind === 'securitySchemes') continue
    for (const name of Object.keys(named)) expect(text).toContain(`"#/components/${kind}/${name}"`)
  }
  expect(
    Object.keys(document.components['schemas'] ?? {}).filter((name) =>
      /^(Admin(?!istrative)|Operator)/.test(name),
    ),
  ).toEqual([])
})

test('every operation names reasons that the failure explains', () => {
  const { Failure } = document.components['responses'] as { Failure: { description: string } }
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    const reasons = operation['x-reasons'] as string[]
    expect(reasons).toContain('rate_limited')
    for (const reason of reasons) expect(Failure.description).toContain(`| \`${reason}\` |`)
  }
  expect(Failure.description).toContain('| 429 | `quota_used` |')
})

test('openapi-typescript makes types of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haixuan-public-'))
  try {
    const sdk = join(ROOT, 'packages/api-sdk')
    const to = join(folder, 'schema.ts')
    // Beside no redocly.yaml: nobody who takes the document has ours.
    execFileSync(join(sdk, 'node_modules/.bin/openapi-typescript'), [FILE, '-o', to], {
      cwd: folder,
      stdio: 'ignore',
    })
    const types = readFileSync(to, 'utf8')
    expect(types).toContain('searchGoods: {')
    expect(types).toContain('GoodsRow: {')
    expect(types).not.toContain('signIn: {')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('what keys may not call stays out, with what only it needs', () => {
  const answer = (schema: string) => ({
    200: {
      description: 'Success.',
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
    },
    default: { $ref: '#/components/responses/Failure' },
  })
  const operation = (operationId: string, tag: string, access: Tree, schema: string) => ({
    ...{
      operationId,
      tags: [tag],
      summary: 'Things',
      'x-access': access,
      'x-market-rows': { drawn: 'none' },
    },
    responses: answer(schema),
  })
  const made = publicContract(
    {
      info: { version: '7' },
      tags: [
        { name: 'a', description: 'As' },
        { name: 'admin', description: 'Console' },
      ],
      paths: {
        '/api/a': {
          get: operation('open', 'a', { auth: 'user', keyScope: 'read:goods' }, 'Shown'),
          post: operation('closed', 'a', { auth: 'user' }, 'Hidden'),
        },
        '/api/admin/a': { get: operation('console', 'admin', { auth: 'user', keyScope: 'any' }, 'Hidden') },
      },
      components: {
        schemas: {
          Shown: {
            type: 'object',
            properties: {
              self: { $ref: '#/components/schemas/Shown' },
              id: { type: 'string', 'x-messages': {} },
            },
          },
          Hidden: { type: 'object' },
        },
        responses: { Failure: { description: 'A failure.' } },
      },
    },
    {
      chinese: { Things: '东西', As: '甲', 'Success.': '成功', 'A failure.': '失败' },
      names: { id: '编号' },
      reasons: [],
    },
    {
      info: { title: '接口', summary: '', description: '{{rates}}' },
      contact: '',
      documentation: '',
      apiKey: '',
    },
    [{ name: '月卡', perMinute: 3, perDay: 9 }],
  ) as { info: Tree; tags: unknown; paths: Record<string, Tree>; components: { schemas: Tree } }
  expect(made.info).toMatchObject({ version: '7', description: expect.stringContaining('| 月卡 | 3 | 9 |') })
  expect(made.tags).toEqual([{ name: 'a', description: '甲' }])
  expect(Object.keys(made.paths)).toEqual(['/api/a'])
  expect(made.paths['/api/a']).toEqual({
    get: {
      ...{ operationId: 'open', tags: ['a'], summary: '东西' },
      responses: { ...answer('Shown'), 200: { ...answer('Shown')[200], description: '成功' } },
      ...{ security: [{ apiKey: ['read:goods'] }], 'x-reasons': [] },
    },
  })
  expect(made.components.schemas).toEqual({
    Shown: {
      type: 'object',
      properties: {
        self: { $ref: '#/components/schemas/Shown' },
        id: { type: 'string', description: '编号' },
      },
    },
  })
})
