import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { parseMapping } from '../files/read-mapping.ts'
import { KINDS } from './mapping.fixture.ts'

const GOOD = {
  ...{ name: 'mine', title: '我的', kind: 'products', marketplace: 'temu' },
  source: { name: 'ERP', collectedAt: '2026-01-01' },
  fields: { externalId: { column: 'id' }, title: { column: 'name' } },
}

test('a region is written by name, code or id; one that does not exist is told before the file is read', () => {
  const withRegion = (region: object) => ({ ...GOOD, fields: { ...GOOD.fields, region } })
  for (const value of ['泰国', 'Thailand', 'TH', 197])
    expect(parseMapping(KINDS, stringify(withRegion({ value })), 'mine').fields['region']).toEqual({ value })
  expect(parseMapping(KINDS, stringify(withRegion({ value: 'TH', as: 'country' })), 'mine').name).toBe(
    GOOD.name,
  )
  expect(() => parseMapping(KINDS, stringify(withRegion({ value: 99999 })), 'mine')).toThrow(
    'Temu regionId（197）',
  )
})
