import { expect, it } from 'vitest'
import { storeTags } from './store-tags.ts'

const plain: Parameters<typeof storeTags>[0] = {
  ...{ source: 'manual', state: 'active', isFrozen: false },
  ...{ ownership: 'declared', ownershipReply: null },
}
const texts = (about: object) => storeTags({ ...plain, ...about }).map(({ text }) => text)

it.each([
  [{}, []],
  [{ state: 'archived' }, ['已归档']],
  [{ isFrozen: true }, ['已冻结']],
  [{ ownership: 'confirmed' }, ['归属已核实']],
  [{ ownership: 'refused', state: 'archived' }, ['属于其他账号', '已归档']],
  [{ source: 'demo', isFrozen: true }, ['已冻结', '示例']],
])('a store that is %j says %j', (about, said) => {
  expect(texts(about)).toEqual(said)
})

it('what the operator said stands in place of the general reason', () => {
  expect(storeTags({ ...plain, ownership: 'refused', ownershipReply: '执照不符' })[0]?.hint).toBe('执照不符')
  expect(storeTags({ ...plain, ownership: 'refused' })[0]?.hint).toContain('可以查看和导出')
})
