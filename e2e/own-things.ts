import type { Page } from '@playwright/test'

async function caller(page: Page) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? ''
  const headers = { authorization: `Bearer ${token}` }
  const read = async <T>(path: string) =>
    ((await (await page.request.get(path, { headers })).json()) as { data: T }).data
  return { headers, read }
}

/** Takes away the views that an earlier try of the signed-in member has left. */
export async function forgetViews(page: Page): Promise<void> {
  const { headers, read } = await caller(page)
  for (const { id } of await read<{ id: string }[]>('/api/saved-views'))
    await page.request.delete(`/api/saved-views/${id}`, { headers })
}

/** Takes away the products on Temu that an earlier try of the signed-in member has kept, and their folders. */
export async function forgetKept(page: Page): Promise<void> {
  const { headers, read } = await caller(page)
  const kept = '/api/temu/favourites/goods'
  const ids = await read<string[]>(`${kept}/ids`)
  if (ids.length > 0) await page.request.post(`${kept}/remove`, { headers, data: { ids } })
  for (const { id } of (await read<{ folders: { id: string }[] }>(`${kept}/folders`)).folders)
    await page.request.delete(`${kept}/folders/${id}`, { headers })
}

/** Takes out the products of Temu that an earlier try of the signed-in member has put into the listing warehouse. */
export async function forgetListings(page: Page): Promise<void> {
  const { headers, read } = await caller(page)
  const listings = '/api/temu/listings'
  const ids = (await read<{ id: string }[]>(`${listings}/marks`)).map(({ id }) => id)
  if (ids.length > 0) await page.request.post(`${listings}/remove`, { headers, data: { ids } })
}
