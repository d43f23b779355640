import { describe, expect, test } from 'vitest'
import { readSources } from '../build/api-reference.ts'
import { referenceOf } from '../build/reference/reference-of.ts'
import { curlOf, sdkOf } from '../src/pages/developers/lib/curl-of.ts'
import { findOperations, operationOf } from '../src/pages/developers/lib/find-operations.ts'
import type { Field } from '../src/pages/developers/model/reference.ts'

const sources = readSources()
const reference = referenceOf(sources)
const operations = reference.groups.flatMap((group) => group.operations)
const operation = (id: string) => {
  const found = operationOf(reference.groups, id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

describe('the reference of the real contract', () => {
  test('has every operation that keys may call once, and names all others', () => {
    // The console is no offer to others.
    const raw = Object.values(sources.contract.paths)
      .flatMap((item) => Object.values(item))
      .filter(({ tags }) => tags[0] !== 'admin')
    const open = raw.filter((one) => one['x-access'].keyScope !== undefined).map((one) => one.operationId)
    expect(operations.map(({ id }) => id).sort()).toEqual(open.sort())
    expect(operations.length + reference.closed.length).toBe(raw.length)
  })

  test('speaks Chinese: texts of the contract that lack it are in openapi/zh.json, names in zh-names.json', () => {
    const lacking: string[] = []
    const look = (where: string, text: string) => {
      if (!/\p{Script=Han}/u.test(text) && !/^(ID|Temu (regionId|siteId)|ISO 4217)?。?$/.test(text))
        lacking.push(`${where}: ${text}`)
      if (text === '') lacking.push(`${where}: nothing`)
    }
    const lookAt = (where: string, fields: readonly Field[] | undefined) => {
      for (const { name, text, shape } of fields ?? []) {
        look(`${where}.${name}`, text)
        lookAt(`${where}.${name}`, shape.fields)
      }
    }
    for (const { id, title, parameters, answer } of operations) {
      look(id, title)
      for (const { name, text } of parameters) look(`${id} ${name}`, text)
      lookAt(id, answer.fields)
    }
    for (const [name, { fields }] of Object.entries(reference.schemas)) lookAt(name, fields)
    for (const { title, path } of [...reference.closed, ...reference.changes.added]) look(path, title)
    for (const { why, what } of reference.changes.breaks) look(what.join(), why)
    expect(lacking).toEqual([])
  })

  test('shows an example of every answer, and describes every schema that it names', () => {
    const named = (fields: readonly Field[] | undefined): string[] =>
      (fields ?? []).flatMap(({ shape }) => [...(shape.schema ? [shape.schema] : []), ...named(shape.fields)])
    for (const { id, example, answer, reasons } of operations) {
      expect(JSON.parse(example), id).toMatchObject({ code: 0 })
      expect(reasons).toContain('rate_limited')
      for (const name of [answer.schema ?? [], ...named(answer.fields)].flat())
        expect(reference.schemas).toHaveProperty(name)
    }
  })

  test('says types with bounds, values and what may be missing', () => {
    const { parameters } = operation('searchGoods')
    const about = (name: string) => parameters.find((one) => one.name === name)
    expect(about('limit')).toMatchObject({
      type: '整数 1–100',
      standard: '50',
      place: 'query',
      isRequired: false,
    })
    expect(about('marketplace')).toMatchObject({ type: 'temu · shein · aliexpress · tiktok', place: 'path' })
    const fields = reference.schemas['GoodsRow']?.fields ?? []
    const type = (name: string) => fields.find((one) => one.name === name)?.shape
    expect(type('salesDay')?.type).toBe('整数 | 空')
    expect(type('price')).toEqual({ type: '对象 | 空', schema: 'Money' })
    expect(type('trend')?.type).toBe('列表<整数 | 空>')
  })

  test('gives each operation the reasons that its inputs and its handler cause', () => {
    expect(operation('getGoods').reasons).toEqual(
      expect.arrayContaining(['goods_unknown', 'key_scope_needed', 'bad_parameter']),
    )
    expect(operation('getServerTime').reasons).not.toContain('sign_in_required')
    expect(operation('listAreas').reasons).not.toContain('key_scope_needed')
    const names = new Set(reference.reasons.map(({ reason }) => reason))
    expect(names.has('weak_password')).toBe(false)
  })
})

test('an operation is found by its title, its name, a parameter or pinyin', () => {
  const ids = (query: string) =>
    findOperations(reference.groups, query).flatMap((group) => group.operations.map(({ id }) => id))
  expect(ids('商品详情')).toContain('getGoods')
  expect(ids('searchshops')).toEqual(['searchShops'])
  expect(ids('goods history')).toContain('getGoodsHistory')
  expect(ids('mall_id')).toContain('searchGoods')
  expect(ids('')).toHaveLength(operations.length)
  expect(ids('没有这种东西')).toEqual([])
})

test('calls that can be pasted carry the token in the header and never in the address', () => {
  const curl = curlOf(operation('searchGoods'), 'https://x')
  expect(curl).toBe(
    'curl -sS -G "https://x/api/temu/goods/search" \\\n  -H "Authorization: Bearer $HAIXUAN_KEY" \\\n  --data-urlencode "keyword=手机壳"',
  )
  expect(curlOf(operation('getServerTime'), 'https://x')).toBe('curl -sS -G "https://x/api/getServerTime"')
  expect(sdkOf(operation('getServerTime'))).toBe("await haixuan.call('getServerTime')")
  expect(sdkOf(operation('getGoods'))).toContain("path: { marketplace: 'temu', id: '…' }")
})
