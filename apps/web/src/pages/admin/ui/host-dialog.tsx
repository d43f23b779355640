import type { components } from '@haixuan/api-sdk'
import { MultiSelect, TextArea, TextField } from '@haixuan/ui-kit'
import { useState } from 'react'
import { api } from '#shared/api'
import { MARKETPLACE_NAME } from '#shared/routes'
import type { ConsoleAction } from '../model/console-action.ts'
import type { ConsoleHost } from '../model/console-rows.ts'
import { EditDialog } from './edit-dialog.tsx'

type Hideable = components['schemas']['Hideable']

export const HIDEABLE_NAMES: Readonly<Record<Hideable, string>> = {
  home: '首页',
  ...MARKETPLACE_NAME,
  share: '分享有礼',
  label: '标签制作',
  renewal: '续费入口',
  downloads: '下载',
  contact: '下载与联系',
}
const OPTIONS = (Object.keys(HIDEABLE_NAMES) as Hideable[]).map((value) => ({
  value,
  label: HIDEABLE_NAMES[value],
}))
/** Specification, section 6: what white-label hosts do not show. */
const HIDDEN_AT_FIRST: readonly Hideable[] = ['home', 'share', 'label', 'renewal', 'downloads', 'contact']

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** One host; null: a new one. */
export function HostDialog({ host, onClose }: { host: ConsoleHost | null; onClose: () => void }) {
  const [name, setName] = useState(host?.name ?? '')
  const [siteName, setSiteName] = useState(host?.siteName ?? '')
  const [logoUrl, setLogoUrl] = useState(host?.logoUrl ?? '')
  const [loginUrl, setLoginUrl] = useState(host?.loginUrl ?? '')
  const [accent, setAccent] = useState(host?.accent ?? '')
  const [hidden, setHidden] = useState<readonly Hideable[]>(host?.hidden ?? HIDDEN_AT_FIRST)
  const [origins, setOrigins] = useState((host?.origins ?? []).join('\n'))
  const act = (): ConsoleAction | string => {
    if (name.trim() === '') return '请填写域名'
    if (siteName.trim() === '') return '请填写站点名称'
    if (accent.trim() !== '' && !/^#[0-9a-f]{6}$/i.test(accent.trim())) return '主题色需要写成 #rrggbb'
    const body = {
      ...{ siteName: siteName.trim(), logoUrl: orNull(logoUrl), loginUrl: orNull(loginUrl) },
      ...{ accent: orNull(accent), hidden: [...hidden] },
      origins: origins.split('\n').flatMap((line) => line.trim() || []),
    }
    return {
      run: (how) => api.call('saveHost', { path: { name: name.trim() }, body }, how),
      done: host ? '修改成功' : '新增成功',
      refresh: ['listHosts'] as const,
    }
  }
  return (
    <EditDialog
      title={host ? `白标域名 ${host.name}` : '添加白标域名'}
      size="medium"
      onClose={onClose}
      act={act}
    >
      <TextField
        label="域名"
        placeholder="data.example.com"
        required
        disabled={host !== null}
        value={name}
        onChange={setName}
      />
      <TextField label="站点名称" maxLength={20} required value={siteName} onChange={setSiteName} />
      <TextField label="标志图片" placeholder="https://" value={logoUrl} onChange={setLogoUrl} />
      <TextField label="登录图片" placeholder="https://" value={loginUrl} onChange={setLoginUrl} />
      <TextField label="主题色" placeholder="#rrggbb" value={accent} onChange={setAccent} />
      <MultiSelect
        label="隐藏的栏目"
        placeholder="不隐藏"
        options={OPTIONS}
        value={hidden}
        onChange={setHidden}
      />
      <TextArea
        label="客户端来源"
        description="一行一个，例如 https://erp.example.com；只有这些来源可以嵌入本站并与它通信"
        value={origins}
        onChange={setOrigins}
      />
    </EditDialog>
  )
}
