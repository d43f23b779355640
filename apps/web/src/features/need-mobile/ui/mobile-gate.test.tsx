import type { Marketplace } from '@haixuan/rules'
import { expect, it, vi } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { $user, type User } from '#shared/session'
import { MobileGate } from './mobile-gate.tsx'

/** A page of a marketplace, as somebody with this login sees it. */
async function visit(marketplace: Marketplace, mobile: string): Promise<string> {
  const page = () => (
    <MobileGate marketplace={marketplace}>
      <p>商品列表</p>
    </MobileGate>
  )
  const { leave } = await drawPage(page, { stores: [[$user, { id: 'u', mobile } as User]] })
  // The gate comes when it is wanted, and is over the page, outside its place.
  await vi.waitFor(() => expect(document.body.textContent).not.toBe(''))
  const text = document.body.textContent ?? ''
  leave()
  return text
}

it('asks an account that a host client made for its mobile on TikTok, and nobody else', async () => {
  expect(await visit('tiktok', 'erp-77')).toContain('需要授权手机号码')
  expect(await visit('temu', 'erp-77')).toBe('商品列表')
  expect(await visit('tiktok', '13812341234')).toBe('商品列表')
})
