import { CommandPalette } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { allViewsQuery } from '#features/save-view'
import { apiQuery } from '#shared/api'
import { type Marketplace, marketplaceOf, PAGE_TITLES, sitePage, viewAddress } from '#shared/routes'
import { $user } from '#shared/session'
import { goodsCommands, type PlaceCommand, pageCommands } from '../lib/page-commands.ts'

const SHOP: Record<Marketplace, string> = {
  temu: '/temu/shop',
  shein: '/shein/shop',
  aliexpress: '/aliexpress/shop',
  tiktok: '/tiktok/shopdetail',
}

/** Any page, saved view, product or shop by name. */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const user = useUnit($user)
  const [query, setQuery] = useState('')
  const here = marketplaceOf(pathname) ?? 'temu'
  const pages = useMemo(
    () =>
      pageCommands(
        (access) =>
          access === 'public' ||
          (user !== null &&
            (access === 'user' ||
              (access === 'tiktok' && user.isexternallink === 1) ||
              (access === 'operator' && user.isOperator === true))),
      ),
    [user],
  )
  const views = useViewCommands(user !== null)
  const shops = useShopCommands(query, here, user !== null)
  const goods = user === null ? [] : goodsCommands(query, here)
  const commands = [...goods, ...pages, ...views, ...shops]
  return (
    <CommandPalette
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onQueryChange={setQuery}
      commands={commands.map(({ href: _, ...command }) => command)}
      onRun={(id) => {
        const command = commands.find((one) => one.id === id)
        if (command) void navigate({ href: command.href })
      }}
    />
  )
}

function useViewCommands(isSignedIn: boolean): PlaceCommand[] {
  const { data: views = [] } = useQuery({ ...allViewsQuery(), enabled: isSignedIn })
  return views.map(({ id, name, board, query }) => ({
    id: `view ${id}`,
    label: name,
    context: `视图 / ${sitePage(board) ? PAGE_TITLES[board as keyof typeof PAGE_TITLES] : board}`,
    keywords: board,
    href: viewAddress({ board, query }),
  }))
}

/** Shops of the marketplace at hand whose name has what is typed; from two characters on. */
function useShopCommands(query: string, marketplace: Marketplace, isSignedIn: boolean): PlaceCommand[] {
  const keyword = useDeferredValue(query).trim()
  const isName = keyword.length >= 2 && !/^[A-Za-z]?\d{5,}$/.test(keyword)
  const { data } = useQuery({
    ...apiQuery('searchShops', { path: { marketplace }, query: { keyword, limit: 5 } }),
    enabled: isSignedIn && isName,
  })
  return (isName ? (data?.rows ?? []) : []).map(({ id, name }) => ({
    id: `shop ${id}`,
    label: name,
    context: '店铺',
    keywords: keyword,
    href: `${SHOP[marketplace]}?${new URLSearchParams({ mall_id: id })}`,
  }))
}
