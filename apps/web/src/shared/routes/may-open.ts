import type { PageRecord } from './site-map/page-record.ts'

interface Visitor {
  isexternallink: 0 | 1
  isOperator?: boolean | undefined
}

const MAY_OPEN: Readonly<Record<PageRecord['access'], (user: Visitor | null) => boolean>> = {
  public: () => true,
  user: (user) => user !== null,
  tiktok: (user) => user?.isexternallink === 1,
  operator: (user) => user?.isOperator === true,
}

/** Whether somebody may open what has this access; null is a visitor. Only says what to offer: the server decides. */
export const mayOpen = (access: PageRecord['access'], user: Visitor | null): boolean => MAY_OPEN[access](user)
