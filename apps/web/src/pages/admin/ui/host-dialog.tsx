import type { components } from '@haixuan/api-sdk'
import { saveHostBody } from '@haixuan/rules'
import { MultiSelect, TextArea, TextField } from '@haixuan/ui-kit'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { MARKETPLACE_NAME } from '#shared/routes'
import type { ConsoleHost } from '../model/console-rows.ts'
import { hostForm } from '../model/host-form.ts'
import styles from './admin.module.css'

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
/** One host; null: a new one. */
export function HostDialog({ host, onClose }: { host: ConsoleHost | null; onClose: () => void }) {
  const form = useForm(hostForm, { start: host ? typed(host) : {}, onDone: onClose })
  const { field } = form
  return (
    <FormDialog
      title={host ? `白标域名 ${host.name}` : '添加白标域名'}
      size="medium"
      form={form}
      onClose={onClose}
      className={styles.form}
    >
      <TextField
        label="域名"
        placeholder="data.example.com"
        required
        disabled={host !== null}
        {...field('name')}
      />
      <TextField
        label="站点名称"
        maxLength={saveHostBody.siteName.maxLength}
        required
        {...field('siteName')}
      />
      <TextField label="标志图片" placeholder="https://" {...field('logoUrl')} />
      <TextField label="登录图片" placeholder="https://" {...field('loginUrl')} />
      <TextField label="主题色" placeholder="#rrggbb" {...field('accent')} />
      <MultiSelect label="隐藏的栏目" placeholder="不隐藏" options={OPTIONS} {...field('hidden')} />
      <TextArea
        label="客户端来源"
        description="一行一个，例如 https://erp.example.com；只有这些来源可以嵌入本站并与它通信"
        {...field('origins')}
      />
    </FormDialog>
  )
}

/** A host as it is in the fields. */
function typed({ name, siteName, logoUrl, loginUrl, accent, hidden, origins }: ConsoleHost) {
  return {
    ...{ isNew: false, name, siteName: siteName ?? '', hidden, origins: origins.join('\n') },
    ...{ logoUrl: logoUrl ?? '', loginUrl: loginUrl ?? '', accent: accent ?? '' },
  }
}
