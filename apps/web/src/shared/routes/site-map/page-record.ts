import type { Marketplace } from '@haixuan/rules'
import type { Hideable } from '#shared/config'

/**
 * Frame of a page: `plain` nothing around it, `site` header and footer, `backdrop` a picture behind it, `header`
 * header alone, `host` side menu for pages inside a host client, whose header hides in a frame, `test` the facts of
 * the host around it; and of ours `menu` header and side menu, `label` the label editor.
 */
export type LayoutName = 'plain' | 'site' | 'backdrop' | 'header' | 'host' | 'test' | 'menu' | 'label'

/** All that the site map knows of a page. Its path is the key of the record. */
export interface PageRecord {
  title: string
  layout: LayoutName
  /** Who may open it: anybody, who is signed in, who has the TikTok flag, who operates the site. */
  access: 'public' | 'user' | 'tiktok' | 'operator'
  /** The marketplace whose menu is beside it; null for the pages of none. */
  marketplace: Marketplace | null
  /** What a host hides together with it; null for pages that every host has. */
  area: Hideable | null
  /** Group of the side menu that it is in, in the order of the records; null where it is reached otherwise. */
  menu: string | null
  /** A page that is `building` says 建设中，敬请期待！; one that is `ready` has its loader in app/router. */
  status: 'ready' | 'building'
  /** It shows one thing and needs its id. */
  isOfOneThing: boolean
}

export type PageRecords = Readonly<Record<`/${string}`, PageRecord>>

/** The pages of a marketplace that others lead to. */
export interface MarketplacePages<Path extends string> {
  /** Where its products are searched: the page that people land on. */
  goodsSearch: Path
  /** Where its shops are searched by words; null where no page does that. */
  shopSearch: Path | null
  /** Page of one product, by its `id`. */
  goods: Path
  /** Page of one shop, by its `mall_id`. */
  shop: Path
  /** Page of one company and its shops, by its `seller`; null where companies are not known. */
  seller: Path | null
  /** What the home page says of it, and the boards that it names. */
  home: { about: string; boards: readonly Path[] }
}
