import { expect, it, vi } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { $token } from '#shared/session'
import { AccountPage } from './account-page.tsx'

// The page reads its configuration once, when it is loaded.
vi.hoisted(() => {
  document.documentElement.dataset['site'] = '{"flags":{"registration":false}}'
})

/** Heading and text of the page at an address, for a visitor or somebody signed in. */
async function visit(address: string, token: string | null = null) {
  const { place } = await drawPage(AccountPage, {
    at: address,
    answers: [[['getHealth', undefined], { demo: false }]],
    stores: [[$token, token]],
  })
  return { heading: place.querySelector('h1')?.textContent, text: place.textContent ?? '' }
}

it('while registration is closed nobody is offered to register, and is told whom to ask', async () => {
  const { heading, text } = await visit('/?view=register')
  expect(heading).toBe('登录')
  expect(text).toContain('暂停注册，请联系客服开通账号')
  expect(text).not.toContain('还没有账号？')
})

it('a new password is for who is signed in', async () => {
  expect((await visit('/?view=password')).heading).toBe('登录')
  expect((await visit('/?view=password', 'kept')).heading).toBe('设置密码')
})
