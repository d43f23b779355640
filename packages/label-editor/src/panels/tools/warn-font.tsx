import { Button, Chip, pinyinInitials, SearchField } from '@haixuan/ui-kit'
import { useDeferredValue, useState } from 'react'
import { newText } from '../../document/new-document.ts'
import { grownToText } from '../../elements/text/grow-to-text.ts'
import { findIn } from '../../library/search.ts'
import { WARNINGS } from '../../library/warnings/all-warnings.ts'
import {
  LANGUAGES,
  type Language,
  sourceOfText,
  TEXT_BASES,
  type TextBasis,
  WARNING_CATEGORIES,
  type Warning,
  type WarningCategory,
} from '../../library/warnings/warning.ts'
import { type Editor, useEditor, useShown } from '../editor.ts'
import { addToLabel } from './add-to-label.ts'
import styles from './tools.module.css'

const LANGUAGE_IDS = Object.keys(LANGUAGES) as Language[]
const CATEGORY_IDS = Object.keys(WARNING_CATEGORIES) as WarningCategory[]

function addWarning(editor: Editor, warning: Warning, language: Language, pageWidth: number) {
  const text = warning.texts[language]
  if (!text) return
  const width = Math.min(6_000, pageWidth - 600)
  const element = {
    ...newText(editor.makeId(), text),
    name: warning.title,
    width,
    height: 180,
    fontSize: 180,
    lineHeight: 1.2,
  }
  addToLabel(editor, `添加${warning.title}`, grownToText(element))
}

const isOfficial = (basis: TextBasis) => basis === 'law' || basis === 'authority'

function WarningRow({ warning, language }: { warning: Warning; language: Language }) {
  const editor = useEditor()
  const { page } = useShown()
  const text = warning.texts[language]
  const from = sourceOfText(warning, language)
  const told = from ? `${TEXT_BASES[from.basis]}：${from.source}` : `法规：${warning.source}`
  return (
    <Button
      className={styles.row}
      disabled={!text}
      title={`${told}（${warning.checkedOn} 查证）${warning.note ? `\n${warning.note}` : ''}`}
      onClick={() => addWarning(editor, warning, language, page.width)}
    >
      <span>{warning.title}</span>
      <span className={styles.hint}>{text ?? `没有可靠来源的${LANGUAGES[language]}原文，未收录`}</span>
      {from && !isOfficial(from.basis) ? <span className={styles.doubt}>{told}</span> : null}
    </Button>
  )
}

/** Warnings by category and language; none is translated by us, and one without an official source says so. */
export function WarnFont() {
  const [language, setLanguage] = useState<Language>('en')
  const [category, setCategory] = useState<WarningCategory>('toys')
  const [query, setQuery] = useState('')
  const words = useDeferredValue(query)
  const found = findIn(
    WARNINGS,
    words,
    ({ id, title, texts, source }) => ({ id, zh: title, en: texts.en ?? '', more: source }),
    pinyinInitials,
  ).filter((warning) => words.trim() !== '' || warning.category === category)
  return (
    <div className={styles.stack}>
      <SearchField
        label="搜索警示语"
        labelPlacement="hidden"
        placeholder="内容、拼音首字母或法规"
        value={query}
        onChange={setQuery}
      />
      <div className={styles.chips}>
        {LANGUAGE_IDS.map((id) => (
          <Chip key={id} selected={language === id} onClick={() => setLanguage(id)}>
            {LANGUAGES[id]}
          </Chip>
        ))}
      </div>
      {words.trim() ? null : (
        <div className={styles.chips}>
          {CATEGORY_IDS.map((id) => (
            <Chip key={id} selected={category === id} onClick={() => setCategory(id)}>
              {WARNING_CATEGORIES[id]}
            </Chip>
          ))}
        </div>
      )}
      <div className={styles.rows}>
        {found.slice(0, 80).map((warning) => (
          <WarningRow key={warning.id} warning={warning} language={language} />
        ))}
      </div>
      {found.length === 0 ? <p className={styles.hint}>没有符合的警示语，换个词试试。</p> : null}
      <p className={styles.hint}>
        文字取自法规或主管机构，没有官方来源或没有核对过的在条目里写明；选哪一条、用哪种语言由产品和目的地决定，不构成法律意见。
      </p>
    </div>
  )
}
