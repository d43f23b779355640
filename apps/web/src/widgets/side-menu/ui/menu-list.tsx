import { NavGroup, NavItem, NavList, navItemClass } from '@haixuan/ui-kit'
import { useLocation } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { SITE } from '#shared/config'
import { noticeAsked } from '#shared/notice'
import { PageLink } from '#shared/page-link'
import { isHidden, type Marketplace, type MenuGroup, type MenuItem, PAGES, SIDE_MENUS } from '#shared/routes'
import { $user, needsCustomService } from '#shared/session'

// Specification, section 2: not inside a frame, where the host client has its own.
const hasPlugin =
  typeof window !== 'undefined' && window.parent === window && !isHidden('/download', SITE.hidden)

/** The whole menu of one marketplace; each group folds. */
export function MenuList({
  marketplace,
  groups,
}: {
  marketplace: Marketplace
  groups?: readonly MenuGroup[]
}) {
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') })
  return (
    <NavList>
      {(groups ?? SIDE_MENUS[marketplace]).map((group) => (
        <NavGroup key={`${marketplace} ${group.title}`} title={group.title}>
          {group.items.map((item) => (
            <Item key={item.path ?? item.title} item={item} isCurrent={item.path === here} />
          ))}
        </NavGroup>
      ))}
      {hasPlugin && (
        <li>
          <PageLink to="/download" className={navItemClass()}>
            下载浏览器插件
          </PageLink>
        </li>
      )}
    </NavList>
  )
}

function Item({ item: { path, title }, isCurrent }: { item: MenuItem; isCurrent: boolean }) {
  const [notify, user] = useUnit([noticeAsked, $user])
  if (path !== undefined && user !== null && needsCustomService(path, user, SITE.isWhiteLabel)) {
    return (
      <NavItem isMuted onClick={() => notify({ tone: 'warning', text: '该功能为定制服务,请联系客服' })}>
        {title}
      </NavItem>
    )
  }
  if (path === undefined) {
    return (
      <NavItem isMuted onClick={() => notify({ tone: 'info', text: '建设中，敬请期待！' })}>
        {title}
      </NavItem>
    )
  }
  return (
    <li>
      <PageLink
        to={path}
        isCurrent={isCurrent}
        className={navItemClass({ isMuted: PAGES[path].status === 'building' })}
      >
        {title}
      </PageLink>
    </li>
  )
}
