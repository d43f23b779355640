import type { components } from '@haixuan/api-sdk'
import { api } from '#shared/api'
import { createConsoleForm, type Quiet } from './console-form.ts'

interface Host {
  isNew: boolean
  name: string
  siteName: string
  logoUrl: string
  loginUrl: string
  accent: string
  hidden: readonly components['schemas']['Hideable'][]
  /** One a line. */
  origins: string
}

const orNull = (text: string) => text.trim() || null

/** A host with a brand of its own. A new one hides what the specification, section 6, names. */
export const hostForm = createConsoleForm({
  initial: {
    ...{ isNew: true, name: '', siteName: '', logoUrl: '', loginUrl: '', accent: '', origins: '' },
    hidden: ['home', 'share', 'label', 'renewal', 'downloads', 'contact'],
  },
  faults: ({ name, siteName, accent }) => ({
    name: name.trim() === '' ? '请填写域名' : undefined,
    siteName: siteName.trim() === '' ? '请填写站点名称' : undefined,
    accent: /^(#[0-9a-f]{6})?$/i.test(accent.trim()) ? undefined : '主题色需要写成 #rrggbb',
  }),
  send: ({ name, siteName, logoUrl, loginUrl, accent, hidden, origins }: Host, how: Quiet) =>
    api.call(
      'saveHost',
      {
        path: { name: name.trim() },
        body: {
          ...{ siteName: siteName.trim(), logoUrl: orNull(logoUrl), loginUrl: orNull(loginUrl) },
          ...{ accent: orNull(accent), hidden: [...hidden] },
          origins: origins.split('\n').flatMap((line) => line.trim() || []),
        },
      },
      how,
    ),
  done: ({ isNew }) => (isNew ? '新增成功' : '修改成功'),
  refresh: ['listHosts'],
})
