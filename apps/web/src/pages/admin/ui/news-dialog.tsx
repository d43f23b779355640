import type { components } from '@haixuan/api-sdk'
import { Checkbox, Select, serverNow, TextArea, TextField } from '@haixuan/ui-kit'
import { useState } from 'react'
import { NEWS_KINDS } from '#entities/news'
import { api } from '#shared/api'
import type { ConsoleAction } from '../model/console-action.ts'
import type { ConsoleNews } from '../model/console-rows.ts'
import { EditDialog } from './edit-dialog.tsx'

type Kind = components['schemas']['NewsKind']

const OPTIONS = (Object.keys(NEWS_KINDS) as Kind[]).map((value) => ({ value, label: NEWS_KINDS[value] }))

/** One piece of news; null: a new one. */
export function NewsDialog({ news, onClose }: { news: ConsoleNews | null; onClose: () => void }) {
  const [id] = useState(() => news?.id ?? crypto.randomUUID())
  const [kind, setKind] = useState<Kind>(news?.kind ?? 'notice')
  const [title, setTitle] = useState(news?.title ?? '')
  const [body, setBody] = useState(news?.body ?? '')
  const [isPublished, setPublished] = useState(news !== null && news.publishedAt !== null)
  const act = (): ConsoleAction | string => {
    if (title.trim() === '') return '请填写标题'
    if (body.trim() === '') return '请填写正文'
    const publishedAt = isPublished ? (news?.publishedAt ?? Math.round(serverNow())) : null
    return {
      run: (how) =>
        api.call(
          'saveNews',
          {
            path: { id },
            body: { kind, title: title.trim(), body: body.trim(), publishedAt },
          },
          how,
        ),
      done: news ? '修改成功' : '新增成功',
      refresh: ['listAdminNews'] as const,
    }
  }
  return (
    <EditDialog title={news ? '修改资讯' : '写资讯'} size="medium" onClose={onClose} act={act}>
      <Select label="类型" options={OPTIONS} value={kind} onChange={setKind} />
      <TextField label="标题" maxLength={100} required value={title} onChange={setTitle} />
      <TextArea
        label="正文"
        description="纯文本，空一行分段"
        rows={10}
        maxLength={20_000}
        required
        value={body}
        onChange={setBody}
      />
      <Checkbox checked={isPublished} onChange={setPublished}>
        发布
      </Checkbox>
    </EditDialog>
  )
}
