import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Banner } from '../banner/index.ts'
import { CustomServiceState, EmptyState, FailedState, NoAccessState } from '../empty-state/index.ts'
import { Form } from '../form/index.ts'
import { Select } from '../select/index.ts'
import { TextField } from '../text-field/index.ts'
import { KitProvider } from './kit-provider.tsx'
import { Sentence } from './sentence.tsx'

const WORDS = '操作失败，请联系客服处理'
const none = () => undefined
const acts = { 联系客服: none }

const MESSAGES = {
  sentence: <Sentence>{WORDS}</Sentence>,
  'title of a banner': <Banner title={WORDS} />,
  'text of a banner': <Banner>{WORDS}</Banner>,
  'title of an empty state': <EmptyState title={WORDS} />,
  'text of an empty state': <EmptyState title="暂无数据">{WORDS}</EmptyState>,
  failure: <FailedState reason={WORDS} onRetry={none} />,
  'error of a form': (
    <Form errors={{ '': WORDS }}>
      <TextField label="昵称" name="name" />
    </Form>
  ),
  'error of a field': <TextField label="昵称" error={WORDS} />,
  'error of a list': <Select label="站点" options={[]} error={WORDS} />,
  'no access': <NoAccessState />,
  'custom service': <CustomServiceState />,
}

it.each(Object.entries(MESSAGES))('%s: the phrase can be pressed, the words stay', (_, message) => {
  const markup = renderToStaticMarkup(<KitProvider phrases={acts}>{message}</KitProvider>)
  expect(markup).toMatch(/<button type="button" class="[^"]*">联系客服<\/button>/)
  const text = markup.replaceAll(/<[^>]*>/g, '')
  const plain = renderToStaticMarkup(<KitProvider>{message}</KitProvider>)
  expect(plain).not.toContain('<button type="button" class="">联系客服')
  expect(text).toBe(plain.replaceAll(/<[^>]*>/g, ''))
})

it('a phrase that comes twice can be pressed twice, and what is no text stays as it is', () => {
  const markup = renderToStaticMarkup(
    <KitProvider phrases={acts}>
      <Sentence>
        联系客服或<b>联系客服</b>或联系客服
      </Sentence>
    </KitProvider>,
  )
  expect(markup.match(/<button/g)).toHaveLength(2)
  expect(markup).toContain('<b>联系客服</b>')
})
