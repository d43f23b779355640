import type { FrameLocator, Page } from '@playwright/test'

/** What is on the open label. */
export const elements = (place: Page | FrameLocator) =>
  place.getByRole('list', { name: '标签上的元素' }).getByRole('listitem')

/** Errors of a page and of its console, as they come. */
export const listen = (page: Page) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  return complaints
}
