import { MARKETPLACES } from '@haixuan/rules'
import { SITE } from '#shared/config'
import {
  isHidden,
  MARKETPLACE_NAME,
  MARKETPLACE_PAGES,
  type Marketplace,
  SIDE_MENUS,
  SITE_PAGES,
  type SitePage,
} from '#shared/routes'

/** A place to go to by its name. */
export interface PageCommand {
  id: string
  label: string
  context: string
  keywords: string
  /** Heading that it is under. */
  group: string
  /** A search has found it for what is typed. */
  isFound?: boolean
  href: string
}

/** Where each page is in the menus. */
const GROUPS = new Map(
  Object.entries(SIDE_MENUS).flatMap(([marketplace, groups]) =>
    groups.flatMap((group) =>
      group.items.flatMap((item) =>
        item.path === undefined
          ? []
          : [[item.path, `${MARKETPLACE_NAME[marketplace as Marketplace]} / ${group.title}`] as const],
      ),
    ),
  ),
)

/** Every page that is ready and can be opened by itself, menu pages first. */
export function pageCommands(canOpen: (access: SitePage['access']) => boolean): PageCommand[] {
  const pages = SITE_PAGES.filter(
    ({ path, status, access, layout, isOfOneThing }) =>
      status === 'ready' &&
      canOpen(access) &&
      !isHidden(path, SITE.hidden) &&
      layout !== 'host' &&
      !isOfOneThing &&
      path !== '/login',
  ).map(({ path, title, marketplace }) => ({
    id: `page ${path}`,
    label: title,
    context: GROUPS.get(path) ?? (marketplace ? MARKETPLACE_NAME[marketplace] : '页面'),
    keywords: path,
    group: '页面与视图',
    href: path,
  }))
  const isInMenu = (command: PageCommand) => GROUPS.has(command.href as never)
  return [...pages.filter(isInMenu), ...pages.filter((command) => !isInMenu(command))]
}

/** Ways to a product whose id was typed: that of the marketplace at hand first. */
export function goodsCommands(query: string, here: Marketplace): PageCommand[] {
  const id = query.trim()
  if (!/^[A-Za-z]?\d{5,39}$/.test(id)) return []
  const others = MARKETPLACES.filter((one) => one !== here)
  return [here, ...others].map((marketplace) => ({
    id: `goods ${marketplace} ${id}`,
    label: `打开商品 ${id}`,
    context: MARKETPLACE_NAME[marketplace],
    keywords: id,
    group: '商品',
    href: `${MARKETPLACE_PAGES[marketplace].goods}?${new URLSearchParams({ id })}`,
  }))
}
