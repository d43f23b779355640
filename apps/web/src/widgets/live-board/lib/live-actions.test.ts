import { expect, test } from 'vitest'
import examplePage from '../../../../../../openapi/examples/lives-page.json?raw'
import { liveActions } from './live-actions.ts'

const [row] = JSON.parse(examplePage).value.data.rows

test('the way to the host stays in the tree of the page', () => {
  const hrefs = (detail: string | undefined) => liveActions(row, detail).map(({ id, href }) => [id, href])
  expect(hrefs('/tiktok/livedetail?id=1')).toContainEqual(['creator', '/tiktok/creator?id=d_lily_home'])
  expect(hrefs('/tiktok_a/livedetail?id=1')).toContainEqual(['creator', '/tiktok_a/creator?id=d_lily_home'])
  expect(hrefs(undefined).map(([id]) => id)).toEqual(['creator', 'copy-id'])
})
