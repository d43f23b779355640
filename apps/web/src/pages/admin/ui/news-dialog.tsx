import type { components } from '@haixuan/api-sdk'
import { saveNewsBody } from '@haixuan/rules'
import { Checkbox, Select, TextArea, TextField } from '@haixuan/ui-kit'
import { useState } from 'react'
import { NEWS_KINDS } from '#entities/news'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import type { ConsoleNews } from '../model/console-rows.ts'
import { newsForm } from '../model/content-forms.ts'
import styles from './admin.module.css'

type Kind = components['schemas']['NewsKind']

const OPTIONS = (Object.keys(NEWS_KINDS) as Kind[]).map((value) => ({ value, label: NEWS_KINDS[value] }))

/** One piece of news; null: a new one. */
export function NewsDialog({ news, onClose }: { news: ConsoleNews | null; onClose: () => void }) {
  const [id] = useState(() => news?.id ?? crypto.randomUUID())
  const form = useForm(newsForm, { start: news ? typed(news) : { id }, onDone: onClose })
  const { field, box } = form
  return (
    <FormDialog
      title={news ? '修改资讯' : '写资讯'}
      size="medium"
      form={form}
      onClose={onClose}
      className={styles.form}
    >
      <Select label="类型" options={OPTIONS} {...field('kind')} />
      <TextField label="标题" maxLength={saveNewsBody.title.maxLength} required {...field('title')} />
      <TextArea
        label="正文"
        description="纯文本，空一行分段"
        rows={10}
        maxLength={saveNewsBody.body.maxLength}
        required
        {...field('body')}
      />
      <Checkbox {...box('isPublished')}>发布</Checkbox>
    </FormDialog>
  )
}

/** A piece of news as it is in the fields. */
function typed({ id, kind, title, body, publishedAt }: ConsoleNews) {
  return { id, kind, title, body, publishedAt, isNew: false, isPublished: publishedAt !== null }
}
