import { buttonClass, classNames, useRovingFocus } from '@haixuan/ui-kit'
import { Link, useLocation } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Brand } from '#shared/brand'
import { SITE, SITE_NAME } from '#shared/config'
import { landingOf } from '#shared/routes'
import { $isSignedIn } from '#shared/session'
import styles from './site-header.module.css'
import { TopTabs } from './top-tabs.tsx'
import { VipBadge } from './vip-badge.tsx'

// Menus and popovers are most of the header's weight and none of its first sight.
const HeaderTools = lazy(async () => ({ default: (await import('./header-tools.tsx')).HeaderTools }))

/** Top of every page but the plain ones: name, tabs, membership, looks and the user. */
export function SiteHeader({ start, tools }: { start?: ReactNode; tools?: ReactNode }) {
  const isSignedIn = useUnit($isSignedIn)
  const end = useRovingFocus()
  return (
    <header className={styles.root} data-print="hide">
      <a href="#content" className={styles.skip}>
        跳到正文
      </a>
      <div className={styles.bar}>
        {start}
        <Link
          to={landingOf(SITE.hidden)}
          className={classNames(styles.brand)}
          aria-label={`${SITE_NAME} 首页`}
        >
          <Brand name={SITE_NAME} />
        </Link>
        <TopTabs />
        <div ref={end} role="toolbar" aria-label="账号与设置" className={styles.end}>
          {isSignedIn && <VipBadge />}
          {tools}
          <Suspense fallback={<span className={styles.pending} />}>
            <HeaderTools />
          </Suspense>
          {!isSignedIn && <SignInLink />}
        </div>
      </div>
    </header>
  )
}

/** Comes back to where it was pressed. */
function SignInLink() {
  const redirect = useLocation({ select: (location) => location.href })
  return (
    <Link to="/login" search={{ redirect }} className={buttonClass('primary')}>
      登录
    </Link>
  )
}
