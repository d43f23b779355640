import { MARKETPLACES, MOST_KEYWORD } from '@haixuan/rules'
import { SearchField, SegmentedControl } from '@haixuan/ui-kit'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SITE } from '#shared/config'
import { isHidden, MARKETPLACE_NAME, MARKETPLACE_PAGES } from '#shared/routes'
import styles from './search-all.module.css'

/** Where each marketplace searches its products. */
const SEARCHES = MARKETPLACES.map((value) => ({
  value,
  label: MARKETPLACE_NAME[value],
  path: MARKETPLACE_PAGES[value].goodsSearch,
}))
const SHOWN = SEARCHES.filter(({ path }) => !isHidden(path, SITE.hidden))
const [FIRST] = SHOWN

/** Products of any marketplace that the host shows, from the first page on. */
export function SearchAll() {
  const navigate = useNavigate()
  const [marketplace, setMarketplace] = useState(FIRST?.value)
  const chosen = SHOWN.find(({ value }) => value === marketplace)
  if (!chosen) return null
  const search = (typed: string) => {
    const keyword = typed.trim()
    if (keyword !== '') void navigate({ href: `${chosen.path}?${new URLSearchParams({ keyword })}` })
  }
  return (
    <div className={styles.root}>
      {SHOWN.length > 1 && (
        <SegmentedControl
          label="平台"
          size="small"
          options={SHOWN}
          value={chosen.value}
          onChange={setMarketplace}
        />
      )}
      <SearchField
        label={`搜索 ${chosen.label} 商品`}
        placeholder={`搜索 ${chosen.label} 商品：中英文关键词、商品 ID，回车查找`}
        maxLength={MOST_KEYWORD}
        onSubmit={search}
      />
    </div>
  )
}
