import { Button, Chip, pinyinInitials } from '@haixuan/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { searchTemplates } from '../../library/templates/all-templates.ts'
import {
  documentFrom,
  type LabelTemplate,
  TEMPLATE_TYPES,
  type TemplateType,
} from '../../library/templates/label-template.ts'
import { SAMPLE_RECORD } from '../../library/templates/sample-record.ts'
import { useEditor } from '../editor.ts'
import { readProfile, withProfile } from '../profile.ts'
import { thumbnailOf } from '../thumbnail.ts'
import styles from './tools.module.css'

const pictures = new Map<string, string>()

function pictureOf(template: LabelTemplate): string {
  const known = pictures.get(template.id)
  if (known !== undefined) return known
  let next = 0
  const picture = thumbnailOf(
    documentFrom(template, () => `picture-${++next}`),
    SAMPLE_RECORD,
  )
  pictures.set(template.id, picture)
  return picture
}

/** The picture of a template with sample data; drawn when it comes into sight. */
function TemplatePicture({ template }: { template: LabelTemplate }) {
  const place = useRef<HTMLSpanElement>(null)
  const [source, setSource] = useState(pictures.get(template.id) ?? '')
  useEffect(() => {
    if (source || !place.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSource(pictureOf(template))
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [source, template])
  return (
    <span ref={place} className={styles.thumb}>
      {source ? <img src={source} alt="" /> : null}
    </span>
  )
}

const TYPES = Object.entries(TEMPLATE_TYPES) as [TemplateType, string][]

/** The library's templates by type and by search. A template is copied; filling in the profile is part of that. */
export function ReadyTemplates({ query }: { query: string }) {
  const editor = useEditor()
  const [type, setType] = useState<TemplateType | null>(null)
  const found = searchTemplates(query, pinyinInitials).filter((template) => !type || template.type === type)
  const use = (template: LabelTemplate) =>
    void editor.openLabel(withProfile(documentFrom(template, editor.makeId), readProfile()), 0)
  return (
    <div className={styles.stack}>
      <div className={styles.chips}>
        <Chip selected={type === null} onClick={() => setType(null)}>
          全部
        </Chip>
        {TYPES.map(([id, name]) => (
          <Chip key={id} selected={type === id} onClick={() => setType(id)}>
            {name}
          </Chip>
        ))}
      </div>
      <div className={styles.grid}>
        {found.map((template) => (
          <Button key={template.id} className={styles.open} title={template.zh} onClick={() => use(template)}>
            <TemplatePicture template={template} />
            <span className={styles.cardName}>{template.zh}</span>
            <span className={styles.hint}>{`${template.width / 100} × ${template.height / 100} mm`}</span>
          </Button>
        ))}
      </div>
      {found.length === 0 ? <p className={styles.hint}>没有符合的模板，换个词试试。</p> : null}
      <p className={styles.hint}>模板按公开法规和行业用法整理，供参考，不构成法律意见。</p>
    </div>
  )
}
