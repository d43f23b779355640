import { expect, it, vi } from 'vitest'
import { financeBooksQuery } from '#entities/finance-book'
import { api } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import { books } from '../../../entities/finance-book/lib/sample-books.fixture.ts'
import { RefundsPage } from './bill-pages.tsx'

async function draw(at: string) {
  vi.spyOn(api, 'call').mockImplementation((async () => ({ rows: [], count: 0 })) as never)
  return await drawPage(RefundsPage, {
    at,
    answers: [[financeBooksQuery('original-cost').queryKey, books([])]],
  })
}

it('without bills it offers the import, samples and a template', async () => {
  const { place } = await draw('/')
  expect(place.querySelector('input[type="file"]')).not.toBeNull()
  const links = [...place.querySelectorAll('a[download]')].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('download'),
  ])
  expect(links).toEqual([
    ['/samples/bills-full.zip', '示例-全托管结算单.zip'],
    ['/samples/bills-semi.zip', '示例-半托管结算单.zip'],
    ['/samples/costs.xlsx', '示例-成本.xlsx'],
    ['/samples/costs-template.xlsx', '成本模板.xlsx'],
  ])
})

it('an import that its address tells of is open on it', async () => {
  await draw('/?import=new')
  await vi.waitFor(() =>
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('导入结算单'),
  )
})
