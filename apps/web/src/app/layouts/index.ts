import type { FunctionComponent } from 'react'
import type { LayoutName } from '#shared/routes'
import { BackdropLayout } from './backdrop-layout.tsx'
import { HeaderLayout } from './header-layout.tsx'
import { HostLayout } from './host-layout.tsx'
import { LabelLayout } from './label-layout.tsx'
import { MenuLayout } from './menu-layout.tsx'
import { PlainLayout } from './plain-layout.tsx'
import { SiteLayout } from './site-layout.tsx'
import { TestLayout } from './test-layout.tsx'

/** The frames a page can be in. */
export const LAYOUTS: Readonly<Record<LayoutName, FunctionComponent>> = {
  plain: PlainLayout,
  site: SiteLayout,
  menu: MenuLayout,
  host: HostLayout,
  label: LabelLayout,
  backdrop: BackdropLayout,
  header: HeaderLayout,
  test: TestLayout,
}
