import { MARKETPLACES, marketplaceRecord } from '@haixuan/rules'
import { CommandPalette, type TypedAhead } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { useMemo, useState } from 'react'
import { allViewsQuery } from '#features/save-view'
import { marketplaceOfPath, mayOpen, sitePage, viewAddress } from '#shared/routes'
import { $user } from '#shared/session'
import { goodsCommands, type PageCommand, pageCommands } from '../lib/page-commands.ts'
import { keepRecent, readRecent } from '../lib/recent-pages.ts'
import { searchCommands } from '../lib/search-commands.ts'
import { useFoundCommands } from './use-found-commands.ts'

interface PaletteProps {
  onClose: () => void
  /** What was typed before this was drawn. */
  typedAhead: () => TypedAhead
}

/** Any page, saved view, product or shop by name, and the way to search for what is typed. */
export function Palette({ onClose, typedAhead }: PaletteProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const user = useUnit($user)
  const [query, setQuery] = useState('')
  const here = marketplaceOfPath(pathname) ?? 'temu'
  const owner = user === null ? '' : String(user.id)
  const pages = useMemo(() => pageCommands((access) => mayOpen(access, user)), [user])
  // Only says what to ask for: what the caller may see the server decides.
  const marketplaces = useMemo(
    () => MARKETPLACES.filter((marketplace) => mayOpen(marketplaceRecord(marketplace).access, user)),
    [user],
  )
  const recent = useMemo(() => readRecent(globalThis.localStorage, owner), [owner])
  const views = useViewCommands(user !== null)
  const found = useFoundCommands(query, marketplaces)
  const goods = user === null ? [] : goodsCommands(query, here)
  const lately = query.trim() === '' ? recent.map(asCommand) : []
  const commands = [
    ...[...lately, ...goods, ...pages, ...views],
    ...[...found, ...searchCommands(query, here, marketplaces)],
  ]
  return (
    <CommandPalette
      open
      typedAhead={typedAhead}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onQueryChange={setQuery}
      commands={commands.map(({ href: _, ...command }) => command)}
      placeholder="商品、店铺、页面，可用拼音首字母"
      onRun={(id) => {
        const command = commands.find((one) => one.id === id)
        if (!command) return
        keepRecent(globalThis.localStorage, owner, command)
        void navigate({ href: command.href })
      }}
    />
  )
}

const asCommand = (place: ReturnType<typeof readRecent>[number]): PageCommand => ({
  ...place,
  id: `recent ${place.href}`,
  keywords: '',
  group: '最近',
  isFound: true,
})

function useViewCommands(isSignedIn: boolean): PageCommand[] {
  const { data: views = [] } = useQuery({ ...allViewsQuery(), enabled: isSignedIn })
  return views.map(({ id, name, board, query }) => ({
    id: `view ${id}`,
    label: name,
    context: `视图 / ${sitePage(board)?.title ?? board}`,
    keywords: board,
    group: '页面与视图',
    href: viewAddress({ board, query }),
  }))
}
