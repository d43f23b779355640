import { serverNow } from '@haixuan/ui-kit'
import { api } from '#shared/api'
import type { BodyFields } from '#shared/form'
import { createConsoleForm, type Quiet } from './console-form.ts'

interface News extends BodyFields<'saveNews'> {
  id: string
  isNew: boolean
  isPublished: boolean
}

/** `publishedAt` is when it was published first; null while it never was. */
export const newsForm = createConsoleForm({
  initial: {
    ...{ id: '', isNew: true, kind: 'notice', title: '', body: '' },
    ...{ isPublished: false, publishedAt: null },
  },
  faults: ({ title, body }) => ({
    title: title.trim() === '' ? '请填写标题' : undefined,
    body: body.trim() === '' ? '请填写正文' : undefined,
  }),
  send: ({ id, kind, title, body, isPublished, publishedAt }: News, how: Quiet) =>
    api.call(
      'saveNews',
      {
        path: { id },
        body: {
          ...{ kind, title: title.trim(), body: body.trim() },
          publishedAt: isPublished ? (publishedAt ?? Math.round(serverNow())) : null,
        },
      },
      how,
    ),
  done: ({ isNew }) => (isNew ? '新增成功' : '修改成功'),
  refresh: ['listAdminNews'],
})

interface Entry {
  name: string
  key: string
  /** Empty: it is not shown. */
  value: string
}

export const entryForm = createConsoleForm({
  initial: { name: '', key: '', value: '' },
  send: ({ name, key, value }: Entry, how: Quiet) =>
    api.call('setDictionaryEntry', { path: { name, key }, body: { value: value.trim() || null } }, how),
  done: () => '修改成功',
  refresh: ['listAdminDictionary', 'getDictionary'],
})
