import { expect, it } from 'vitest'
import { menuEntries } from './menu-entries.ts'

const user = { puser: null, son_count: 0, isOperator: false }
const main = { id: 'm', nickname: '主账号', mobile: '13800138002' }
const labels = (about: object, invitations = 0, canMail = false) =>
  menuEntries({ ...user, ...about }, invitations, canMail).map(({ label }) => label)

it('offers everybody their settings, password, quota, stores, keys and devices', () => {
  expect(labels({})).toEqual(['信息设置', '设置密码', '我的额度', '我的店铺', 'API 密钥', '登录设备'])
})

it('offers mail addresses where the site sends mail', () => {
  expect(labels({}, 0, true)).toContain('我的邮箱')
  expect(labels({}, 0, false)).not.toContain('我的邮箱')
})

it('offers sub-accounts only to a main account that has some', () => {
  expect(labels({ son_count: 1 })).toContain('子账号管理')
  expect(labels({ son_count: 0 })).not.toContain('子账号管理')
  expect(labels({ son_count: 1, puser: main })).not.toContain('子账号管理')
})

it('offers the console to operators, and invitations while there are some', () => {
  expect(labels({ isOperator: true }).at(-1)).toBe('运营后台')
  expect(labels({}, 2).at(-1)).toBe('子账号邀请（2）')
})
